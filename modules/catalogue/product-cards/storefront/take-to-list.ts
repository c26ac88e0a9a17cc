import type { CardControl } from './card-control.ts';

/** Opens the choice of a list; when its script does not arrive, the page of lists. */
export async function takeToList(control: CardControl, product: { id: number; size: string }): Promise<void> {
  try {
    const { chooseList } = await import('#modules/customers/lists/storefront/choose-list/choose-list.tsx');
    await chooseList(control, [product]);
  } catch {
    window.location.assign(control.getAttribute('href') ?? '/listy');
  }
}
