import type { LineExtras } from '#modules/sales/order-ledger/rules/order-data.ts';

/** One wish about the basket; several are carried out together, in order. */
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
      /** The form was drawn with this line: one that was taken out since, in another tab, stays out. */
      held?: boolean;
    }
  | {
      /** Writes the comment of a line that is there and leaves its quantity alone. */
      kind: 'remark';
      productId: number;
      size: string;
      additional?: string;
      comment: string;
      forPoints?: boolean;
    }
  | {
      /** Takes the product out, regardless of its extras; every size when none is named. */
      kind: 'remove';
      productId: number;
      size: string;
    };

export type AddToBasket = Omit<Extract<BasketChange, { kind: 'add' }>, 'kind'>;
export type SetBasketLine = Omit<Extract<BasketChange, { kind: 'set' }>, 'kind'>;
