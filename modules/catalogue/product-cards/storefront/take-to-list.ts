import type { CardControl } from './card-control.ts';

export async function takeToList(control: CardControl, product: { id: number; size: string }): Promise<void> {
  try {
    const { chooseList } = await import('#modules/customers/lists/storefront/choose-list/choose-list.tsx');
    await chooseList(control, [product]);
  } catch {
    window.location.assign(control.getAttribute('href') ?? '/listy');
  }
}
