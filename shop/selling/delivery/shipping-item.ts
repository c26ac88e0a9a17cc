/** A size of a product to be sent, with the parts chosen for a bundle or collection. */
export interface ShippingItem {
  productId: number;
  size: string;
  quantity: number;
  parts?: readonly { productId: number; size: string }[];
}
