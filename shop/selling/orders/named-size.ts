import { type SQL, sql } from 'drizzle-orm';
import { UNIVERSAL_SIZE } from '#rules/catalogue/products/sent-size.ts';
import { orderLines } from '#shop/selling/order-ledger/tables.ts';

/** The size of an ordered line as it is told to people: one that fits all needs no name. */
export const namedSize: SQL<string> = sql`case when ${orderLines.sizeType} = ${UNIVERSAL_SIZE} then '' else ${orderLines.sizeName} end`;
