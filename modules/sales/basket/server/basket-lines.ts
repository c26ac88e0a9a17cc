import { and, eq, sql, sum } from 'drizzle-orm';
import { uploads } from '#modules/catalogue/media/server/index.ts';
import { products, sizes } from '#modules/catalogue/products/server/index.ts';
import type { LineExtras } from '#modules/sales/order-ledger/rules/order-data.ts';
import type { Database, Queries } from '#platform/db/server/connect.ts';
import { prepared } from '#platform/db/server/prepared.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type SizeOnSale, saleColumns } from './size-on-sale.ts';
import { basketFiles, basketLines } from './tables.ts';

export interface StoredLine {
  lineId: number;
  productId: number;
  size: string;
  additional: string;
  extras: LineExtras;
  quantity: number;
  comment: string;
  forPoints: boolean;
  addedAt: Date;
  /** Names of the files added to the line. */
  files: string[];
  /** Null when the product or its size is gone from the catalogue. */
  sale: SizeOnSale | null;
  productName: string | null;
}

/** A visitor's lines with the facts that show and price them, in one query. */
export async function listLines(db: Queries, visitorId: number): Promise<StoredLine[]> {
  return (await findLines(db, { visitorId })).map(storedLine);
}

const findLines = prepared((db) => linesQuery(db).prepare('basket-lines'));

const filesOfLine = sql<string[]>`array(
  select ${uploads.originalName} from ${basketFiles} join ${uploads} on ${uploads.id} = ${basketFiles.uploadId}
  where ${basketFiles.visitorId} = ${basketLines.visitorId} and ${basketFiles.orderLineId} is null
    and (${basketFiles.productId}, ${basketFiles.sizeType}, ${basketFiles.additional}, ${basketFiles.forPoints})
      = (${basketLines.productId}, ${basketLines.sizeType}, ${basketLines.additional}, ${basketLines.forPoints})
  order by ${basketFiles.id})`.as('files');

type LineRow = Awaited<ReturnType<typeof linesQuery>>[number];

function linesQuery(db: Database) {
  return db
    .select({
      lineId: basketLines.id,
      productId: basketLines.productId,
      size: basketLines.sizeType,
      additional: basketLines.additional,
      extras: basketLines.extras,
      quantity: basketLines.quantity,
      comment: basketLines.comment,
      paidInPoints: basketLines.forPoints,
      addedAt: basketLines.addedAt,
      files: filesOfLine,
      sale: saleColumns,
    })
    .from(basketLines)
    .leftJoin(products, eq(products.id, basketLines.productId))
    .leftJoin(sizes, and(eq(sizes.productId, basketLines.productId), eq(sizes.type, basketLines.sizeType)))
    .where(eq(basketLines.visitorId, sql.placeholder('visitorId')))
    .orderBy(basketLines.addedAt, basketLines.id);
}

function storedLine({ paidInPoints, sale, ...line }: LineRow): StoredLine {
  return { ...line, forPoints: paidInPoints, sale: isOnSale(sale) ? sale : null, productName: sale.name };
}

/** The left joins leave every column empty when the product or size is gone. */
function isOnSale(sale: { [Column in keyof SizeOnSale]: SizeOnSale[Column] | null }): sale is SizeOnSale {
  return sale.sizeId !== null && sale.name !== null;
}

/** Pieces of a size the visitor already has in the basket and pays with money. */
export async function countInBasket(shop: Shop, visitorId: number, productId: number, size: string): Promise<number> {
  const [row] = await shop.db
    .select({ pieces: sum(basketLines.quantity).mapWith(Number) })
    .from(basketLines)
    .where(
      and(
        eq(basketLines.visitorId, visitorId),
        eq(basketLines.productId, productId),
        eq(basketLines.sizeType, size),
        eq(basketLines.forPoints, false),
      ),
    );
  return row?.pieces ?? 0;
}

/** Removes the ordered lines; lines that could not be ordered stay. */
export async function removeLines(tx: Queries, visitorId: number, lineIds: readonly number[]): Promise<void> {
  if (lineIds.length > 0) await remove(tx, { visitorId, lineIds });
}

const remove = prepared((db) =>
  db
    .delete(basketLines)
    .where(
      and(
        eq(basketLines.visitorId, sql.placeholder('visitorId')),
        sql`${basketLines.id} = any(${sql.placeholder('lineIds')})`,
      ),
    )
    .prepare('remove-basket-lines'),
);
