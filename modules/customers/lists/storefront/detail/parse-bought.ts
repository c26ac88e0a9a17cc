import { parseQuantity } from '#platform/money/rules/quantity-text.ts';

export interface BoughtLine {
  productId: number;
  size: string;
  quantity: number;
}

const INDEXED = /^product\[([1-9]\d{0,3})\]$/;

export function parseBought(form: FormData): BoughtLine[] {
  const only = form.get('only');
  return [...form].flatMap(([name, value]): BoughtLine[] => {
    const index = INDEXED.exec(name)?.[1];
    if (index === undefined || typeof value !== 'string' || (only !== null && only !== index)) return [];
    const quantity = parseQuantity(String(form.get(`quantity[${index}]`) ?? '1')) ?? 0;
    return quantity > 0 ? [{ productId: Number(value), size: String(form.get(`size[${index}]`) ?? ''), quantity }] : [];
  });
}
