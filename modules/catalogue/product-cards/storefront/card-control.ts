import type { NamedProduct } from '#modules/sales/basket/texts/storefront.ts';

export type CardControl = HTMLAnchorElement | HTMLButtonElement;

export function getCardProduct(control: CardControl): NamedProduct & { id: number; link: string } {
  const form = control.closest('form');
  const link = control.closest('article')?.querySelector<HTMLAnchorElement>(':is(h2, h3) a');
  return {
    id: Number(form?.querySelector<HTMLInputElement>('[name=product]')?.value),
    name: (link?.textContent ?? '').replaceAll('\u00A0', ' '),
    link: link?.href ?? '',
    unit: form?.dataset.unit ?? '',
  };
}
