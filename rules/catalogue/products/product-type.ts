export type ProductType =
  | 'product'
  | 'product_bundle'
  | 'product_collection'
  | 'product_virtual'
  | 'product_service'
  | 'product_configurable';
