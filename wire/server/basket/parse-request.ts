import type { FavouriteKey } from '#modules/customers/favourites/server/index.ts';
import { type LineName, parseLineFilesField } from '#modules/sales/basket/rules/line-files.ts';
import { parseExtras, parseId } from '#modules/sales/basket/rules/product-form.ts';
import type { BasketChange } from '#modules/sales/basket/server/index.ts';
import { parseQuantity } from '#platform/money/rules/quantity-text.ts';
import type { Body, Fields } from '../read-fields.ts';
import { type PostedGift, parseGift, parseLines } from './parse-lines.ts';

/** A parsed form of `/basketchange.php`. */
export type BasketRequest =
  | {
      list: 'basket';
      changes: BasketChange[];
      gift?: PostedGift;
      files?: PostedFile[];
      removedFile?: number;
      /** Restores the lines removed last (X.34). */
      restores?: boolean;
    }
  | { list: 'favourites'; added: FavouriteKey[]; removed: FavouriteKey[] };

const MAX_LINES = 500;

/** Unknown fields are ignored; a form without products changes nothing (contract 6.11). */
export function parseRequest(fields: Fields, files: PostedFile[] = []): BasketRequest | 'too-many-lines' {
  const isForFavourites = fields.get('mode') === '2';
  if (fields.get('type') !== 'multiproduct') {
    const product = parseProduct(fields);
    if (!isForFavourites) return { list: 'basket', changes: product ? [product] : [] };
    const keys = product ? [product] : [];
    const isRemoval = product?.kind === 'remove';
    return { list: 'favourites', added: isRemoval ? [] : keys, removed: isRemoval ? keys : [] };
  }
  const lines = parseLines(fields);
  if (lines.length > MAX_LINES) return 'too-many-lines';
  if (!isForFavourites) {
    const changes = lines.flatMap(({ quantity, comment, ...line }): BasketChange[] => {
      if (quantity !== undefined) return [{ kind: 'set', ...line, comment, quantity }];
      return comment === undefined ? [] : [{ kind: 'remark', ...line, comment }];
    });
    const removed = fields.get('remove_file');
    return {
      list: 'basket',
      changes,
      gift: parseGift(fields),
      files,
      restores: fields.get('restore') === '1',
      ...(removed !== undefined && { removedFile: parseId(removed) }),
    };
  }
  return {
    list: 'favourites',
    added: lines.filter((line) => line.quantity !== 0),
    removed: lines.filter((line) => line.quantity === 0),
  };
}

export function requestsNothing(request: BasketRequest): boolean {
  if (request.list === 'basket') {
    const { changes, gift, files = [], removedFile, restores } = request;
    return changes.length === 0 && !gift && files.length === 0 && removedFile === undefined && !restores;
  }
  return request.added.length + request.removed.length === 0;
}

/** Any text but `0` and `false` requests JSON. */
export function wantsJson(fields: Fields): boolean {
  return !['', '0', 'false', undefined].includes(fields.get('getAjax'));
}

/** The single-product form of the product page (contract 3.1); null when it names no product. */
export function parseProduct(fields: Fields): Exclude<BasketChange, { kind: 'set' }> | null {
  const product = fields.get('product');
  if (product === undefined || product === '') return null;
  const productId = parseId(product);
  const size = fields.get('size') ?? '';
  if (fields.get('change') === 'empty') return { kind: 'remove', productId, size };
  return {
    kind: 'add',
    productId,
    size,
    quantity: parseQuantity(fields.get('number') || '1') ?? Number.NaN,
    extras: parseExtras(fields),
    comment: fields.get('comment'),
    forPoints: fields.get('forpoints') === '1',
  };
}

interface PostedFile extends LineName {
  file: File;
}

const MAX_FILES = 20;

/** Files of lines, contract 3.1; an empty field posts a file without name and bytes, which does not count. */
export function parseFiles(body: Body | null): PostedFile[] {
  if (!body || !('form' in body)) return [];
  const files: PostedFile[] = [];
  for (const [name, value] of body.form) {
    const line = parseLineFilesField(name);
    if (line && typeof value !== 'string' && (value.name !== '' || value.size > 0))
      files.push({ ...line, file: value });
  }
  return files.slice(0, MAX_FILES);
}
