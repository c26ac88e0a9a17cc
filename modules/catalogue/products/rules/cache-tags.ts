/** Tags a cached page carries, and a change purges. */
export function productTag(id: number): string {
  return `product:${id}`;
}

export function categoryTag(id: number): string {
  return `category:${id}`;
}

export function producerTag(id: number): string {
  return `producer:${id}`;
}

export function seriesTag(id: number): string {
  return `series:${id}`;
}

/** Pages that show a choice over the whole catalogue. */
export const HOME_TAG = 'home';

/** Pages that show the menu: all of them. */
export const MENU_TAG = 'menu';
