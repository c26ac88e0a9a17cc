import { parseQuantity } from '#platform/money/rules/quantity-text.ts';
import type { ShippingProduct } from '#wire/client/shipping.ts';

const PART = /^bundled_product\[(\d+)\]$/;

export interface ShownOffer {
  id: number;
  /** Contract 2.11: the quantity when the form has none. */
  unitSellby: number;
  size: string;
}

export function parseShippingProduct(form: FormData, { id, unitSellby, size }: ShownOffer): ShippingProduct {
  const quantity = parseQuantity(String(form.get('number') ?? ''));
  const bundleParts = [...form].flatMap(([name, value]) => {
    const part = PART.exec(name)?.[1];
    const product = Number(value);
    return part && product > 0 ? [{ id: product, size: String(form.get(`bundled_size[${part}]`) || 'uniw') }] : [];
  });
  return {
    id,
    size: String(form.get('size') || size),
    quantity: quantity && quantity > 0 ? quantity : unitSellby,
    ...(bundleParts.length > 0 && { bundleParts }),
  };
}
