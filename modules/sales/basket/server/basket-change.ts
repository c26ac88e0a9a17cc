import type { LineExtras } from '#modules/sales/order-ledger/rules/order-data.ts';

/** One requested change of the basket; several are applied in order. */
export type BasketChange =
  | {
      kind: 'add';
      productId: number;
      /** Empty: the product's only size. */
      size: string;
      quantity: number;
      extras?: LineExtras;
      comment?: string;
      forPoints?: boolean;
    }
  | {
      kind: 'set';
      productId: number;
      size: string;
      /** Absolute; 0 removes the line. */
      quantity: number;
      /** Extras hash that addresses one exact line. */
      additional?: string;
      comment?: string;
      forPoints?: boolean;
      /** The form showed this line: when another tab has removed it since, it is not added again. */
      held?: boolean;
    }
  | {
      /** Changes the comment of an existing line and leaves its quantity alone. */
      kind: 'remark';
      productId: number;
      size: string;
      additional?: string;
      comment: string;
      forPoints?: boolean;
    }
  | {
      /** Removes the product with any extras; every size when none is named. */
      kind: 'remove';
      productId: number;
      size: string;
    };

export type AddToBasket = Omit<Extract<BasketChange, { kind: 'add' }>, 'kind'>;
export type SetBasketLine = Omit<Extract<BasketChange, { kind: 'set' }>, 'kind'>;
