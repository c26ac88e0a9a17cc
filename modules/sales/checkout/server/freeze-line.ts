import { nameWithVersion } from '#modules/catalogue/products/rules/version-name.ts';
import { linePrice, pointsEarned, type SizeOfProduct, type SizeOnSale } from '#modules/sales/basket/server/index.ts';
import type { Amount } from '#modules/sales/order-ledger/rules/order-totals.ts';
import type { orderLines } from '#modules/sales/order-ledger/server/index.ts';
import type { OrderedLine } from './order-goods.ts';

export const FROZEN_COLUMNS = [
  'productId',
  'sizeId',
  'sizeType',
  'name',
  'versionName',
  'sizeName',
  'code',
  'type',
  'photo',
  'photoTone',
  'unit',
  'unitPlural',
  'quantity',
  'unitSellby',
  'unitPrecision',
  'vatPermille',
  'unitGross',
  'unitNet',
  'renewalUnitGross',
  'worthGross',
  'worthNet',
  'paidGross',
  'paidNet',
  'points',
  'pointsReceived',
  'forPoints',
  'gift',
  'extras',
  'answers',
  'parts',
  'comment',
  'withdrawalBar',
  'digital',
] as const satisfies (keyof typeof orderLines.$inferInsert)[];

type FrozenLine = Required<Pick<typeof orderLines.$inferInsert, (typeof FROZEN_COLUMNS)[number]>>;

/** Later changes of the catalogue do not affect it. */
export function freezeLine({ line, sale, parts }: OrderedLine, paid: Amount): FrozenLine {
  return {
    ...describe(sale),
    productId: line.productId,
    sizeType: line.size,
    quantity: line.quantity,
    unitGross: line.unitPrice.gross,
    unitNet: line.unitPrice.net,
    renewalUnitGross: line.subscription?.renewal ? linePrice(sale, line, line.quantity).unitPrice.gross : null,
    worthGross: line.worth.gross,
    worthNet: line.worth.net,
    paidGross: paid.gross,
    paidNet: paid.net,
    points: line.points,
    pointsReceived: pointsEarned(sale, line),
    forPoints: line.forPoints,
    gift: false,
    extras: line.extras,
    answers: line.answers,
    parts: parts.map((part) => ({
      productId: part.sale.productId,
      name: nameWithVersion(part.sale.name, part.sale.versionName ?? ''),
      size: part.sale.size,
      sizeName: part.sale.sizeName,
      quantity: part.quantity,
    })),
    comment: line.comment,
  };
}

export function freezeGift(sale: SizeOfProduct): FrozenLine {
  return {
    ...describe(sale),
    productId: sale.productId,
    sizeType: sale.size,
    quantity: 1,
    unitGross: 0,
    unitNet: 0,
    renewalUnitGross: null,
    worthGross: 0,
    worthNet: 0,
    paidGross: 0,
    paidNet: 0,
    points: 0,
    pointsReceived: 0,
    forPoints: false,
    gift: true,
    extras: {},
    answers: [],
    parts: [],
    comment: '',
  };
}

function describe(sale: SizeOnSale) {
  const { sizeId, name, sizeName, code, type, photo, photoTone, unit, unitPlural, vatPermille } = sale;
  const { unitSellby, unitPrecision, withdrawalBar, digital } = sale;
  return {
    sizeId,
    name,
    sizeName,
    code,
    type,
    photo,
    photoTone,
    unit,
    unitPlural,
    vatPermille,
    unitSellby,
    unitPrecision,
    withdrawalBar,
    digital,
    versionName: sale.versionName ?? '',
  };
}
