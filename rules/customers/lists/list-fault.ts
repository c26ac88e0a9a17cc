/** Why something could not be done with a shopping list. A list of somebody else is as unknown as one that never was. */
export type ListFault =
  | 'unknown-list'
  | 'wrong-name'
  | 'too-many-lists'
  | 'list-full'
  | 'too-many-products'
  | 'unknown-product'
  | 'unknown-size'
  | 'size-required'
  | 'already-on-list'
  | 'not-on-list';
