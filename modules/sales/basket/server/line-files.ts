import { and, asc, count, eq, getTableName, inArray, isNull } from 'drizzle-orm';
import {
  copyUpload,
  removeUpload,
  storeUpload,
  type UploadRefusal,
  uploads,
} from '#modules/catalogue/media/server/index.ts';
import { orderLines } from '#modules/sales/order-ledger/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Database, Transaction } from '#platform/db/server/connect.ts';
import { preparedSql } from '#platform/db/server/prepared.ts';
import { checkFile } from '#platform/files/rules/check-file.ts';
import { detectFileType, isDisguised } from '#platform/files/rules/file-type.ts';
import { attempt } from '#platform/limits/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_S } from '#platform/time/rules/units.ts';
import { lockVisitor } from '#platform/visitors/server/index.ts';
import { LINE_FILES, type LineName } from '../rules/line-files.ts';
import type { LineCode, LineOutcome } from '../rules/line-outcome.ts';
import { basketFiles, basketLines } from './tables.ts';

export interface SentLineFile extends LineName {
  name: string;
  /** As the browser claims. */
  type: string;
  bytes: Uint8Array;
}

const CODES: Record<UploadRefusal, LineCode> = {
  empty: 'file-unreadable',
  'too-large': 'file-too-large',
  'wrong-type': 'file-blocked',
  'too-many-pixels': 'file-too-large',
  unreadable: 'file-unreadable',
};

/** Files from one network address in an hour, also of clients that drop the cookie. */
const MAX_FROM_CALLER = { limit: 100, seconds: HOUR_S };

interface Sender {
  visitorId: number;
  /** Network address of a user who sends, for limits. */
  caller?: string | undefined;
}

/** Each file is accepted or refused by itself. */
export async function addLineFiles(shop: Shop, sender: Sender, files: readonly SentLineFile[]): Promise<LineOutcome[]> {
  const outcomes: LineOutcome[] = [];
  for (const file of files) outcomes.push(await addOne(shop, sender, file));
  return outcomes;
}

async function addOne(shop: Shop, { visitorId, caller }: Sender, file: SentLineFile): Promise<LineOutcome> {
  const { productId, size, additional, name, type, bytes } = file;
  const outcomeOf = (code: LineCode, limit?: number): LineOutcome => ({
    code,
    productId,
    size,
    quantity: 0,
    change: 0,
    ...(limit !== undefined && { limit }),
  });
  const verdict = checkFile({ name, type, size: bytes.byteLength }, { maxBytes: LINE_FILES.maxBytes });
  if (verdict.kind === 'blocked') return outcomeOf('file-blocked');
  if (verdict.kind === 'long-name') return outcomeOf('file-name-too-long');
  if (verdict.kind === 'too-large') return outcomeOf('file-too-large');
  const content = detectFileType(bytes);
  if (content && isDisguised(name, content)) return outcomeOf('file-disguised');
  const lines = await shop.db
    .select({ forPoints: basketLines.forPoints })
    .from(basketLines)
    .where(
      and(
        eq(basketLines.visitorId, visitorId),
        eq(basketLines.productId, productId),
        eq(basketLines.sizeType, size),
        eq(basketLines.additional, additional),
      ),
    );
  // A front end of the contract cannot say how the line is paid: then the only line counts.
  const line = lines.find(({ forPoints }) => forPoints === file.forPoints) ?? lines[0];
  if (!line) return outcomeOf('unknown-line');
  const { forPoints } = line;
  const owner = { productId, size, additional, forPoints };
  if (await isFull(shop.db, visitorId, owner)) return outcomeOf('files-full', LINE_FILES.max);
  const limit = { key: `line-files:${caller ?? visitorId}`, ...MAX_FROM_CALLER };
  if (!(await attempt(shop, limit, shop.now())).allowed) return outcomeOf('files-too-often');
  const { types, maxBytes } = LINE_FILES;
  const stored = await storeUpload(shop, { name, bytes }, { types, maxBytes }, { kind: 'basket', visitorId });
  if (stored.kind === 'refused') return outcomeOf(CODES[stored.reason]);
  const uploadId = stored.upload.id;
  const isStored = await shop.db.transaction(async (tx) => {
    await lockVisitor(tx, visitorId);
    // Another request may have stored files meanwhile.
    if (await isFull(tx, visitorId, owner)) return false;
    await tx
      .insert(basketFiles)
      .values({ visitorId, productId, sizeType: size, additional, forPoints, uploadId, addedAt: shop.now() });
    return true;
  });
  if (isStored) return outcomeOf('file-added');
  await removeUpload(shop, uploadId);
  return outcomeOf('files-full', LINE_FILES.max);
}

async function isFull(db: Pick<Database, 'select'>, visitorId: number, line: LineName): Promise<boolean> {
  const [stored] = await db
    .select({ count: count() })
    .from(basketFiles)
    .where(and(openOf(visitorId), ofLine(line)));
  return (stored?.count ?? 0) >= LINE_FILES.max;
}

export interface LineFile extends LineName {
  id: number;
  name: string;
  address: string;
}

/** Files of lines that are not ordered yet. */
export async function listLineFiles(shop: Pick<Shop, 'db'>, visitorId: number): Promise<LineFile[]> {
  const rows = await shop.db
    .select({ file: basketFiles, upload: uploads })
    .from(basketFiles)
    .innerJoin(uploads, eq(uploads.id, basketFiles.uploadId))
    .where(openOf(visitorId))
    .orderBy(asc(basketFiles.id));
  return rows.map(({ file, upload }) => ({
    id: file.id,
    productId: file.productId,
    size: file.sizeType,
    additional: file.additional,
    forPoints: file.forPoints,
    name: upload.originalName,
    address: `/wgrane/${upload.name}`,
  }));
}

/** Removes a file of the visitor; null for any other. */
export async function removeLineFile(shop: Shop, visitorId: number, fileId: number): Promise<LineOutcome | null> {
  if (!isRowId(fileId)) return null;
  const [gone] = await shop.db
    .delete(basketFiles)
    .where(and(openOf(visitorId), eq(basketFiles.id, fileId)))
    .returning();
  if (!gone) return null;
  await removeUpload(shop, gone.uploadId);
  return { code: 'file-removed', productId: gone.productId, size: gone.sizeType, quantity: 0, change: 0 };
}

/** Assigns the files of the ordered lines to the lines of the order, by position. */
export async function orderLineFiles(
  tx: Transaction,
  { visitorId, orderId }: { visitorId: number; orderId: number },
  ordered: readonly LineName[],
): Promise<void> {
  const column = <Key extends keyof LineName>(key: Key) => ordered.map((line) => line[key]);
  const names = [column('productId'), column('size'), column('additional'), column('forPoints')];
  await giveFiles(tx, [visitorId, orderId, ...names]);
}

const giveFiles = preparedSql(
  'order-line-files',
  `update basket_files f set order_line_id = l.id
   from unnest($3::int[], $4::text[], $5::text[], $6::boolean[]) with ordinality
     as o (product_id, size_type, additional, for_points, place)
     join ${getTableName(orderLines)} l on l.order_id = $2 and l.position = o.place
   where f.visitor_id = $1 and f.order_line_id is null
     and (f.product_id, f.size_type, f.additional, f.for_points) = (o.product_id, o.size_type, o.additional, o.for_points)`,
);

/** Copies the files of an ordered line for the same line in a basket; false when one of them is gone. */
export async function copyLineFiles(
  shop: Shop,
  { orderLineId, visitorId }: { orderLineId: number; visitorId: number },
): Promise<boolean> {
  const files = await shop.db
    .select()
    .from(basketFiles)
    .where(eq(basketFiles.orderLineId, orderLineId))
    .orderBy(asc(basketFiles.id));
  for (const { id: _, uploadId, ...line } of files) {
    const copy = await copyUpload(shop, uploadId, { kind: 'basket', visitorId });
    if (!copy) return false;
    const file = { ...line, visitorId, orderLineId: null, uploadId: copy.id, addedAt: shop.now() };
    await shop.db.insert(basketFiles).values(file);
  }
  return true;
}

export async function namesOfOrderedFiles(
  db: Pick<Database, 'select'>,
  orderLineIds: readonly number[],
): Promise<{ orderLineId: number | null; name: string }[]> {
  if (orderLineIds.length === 0) return [];
  return db
    .select({ orderLineId: basketFiles.orderLineId, name: uploads.originalName })
    .from(basketFiles)
    .innerJoin(uploads, eq(uploads.id, basketFiles.uploadId))
    .where(inArray(basketFiles.orderLineId, [...orderLineIds]))
    .orderBy(asc(basketFiles.id));
}

function openOf(visitorId: number) {
  return and(eq(basketFiles.visitorId, visitorId), isNull(basketFiles.orderLineId));
}

function ofLine({ productId, size, additional, forPoints }: LineName) {
  return and(
    eq(basketFiles.productId, productId),
    eq(basketFiles.sizeType, size),
    eq(basketFiles.additional, additional),
    eq(basketFiles.forPoints, forPoints),
  );
}
