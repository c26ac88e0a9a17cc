import { parseId } from '#rules/selling/basket/product-form.ts';
import type { FavouriteKey } from '#shop/customers/favourites/index.ts';
import type { BasketChange } from '#shop/selling/basket/index.ts';
import type { Fields } from '../read-fields.ts';
import type { PostedFile } from './parse-files.ts';
import { type PostedGift, parseGift, parseLines } from './parse-lines.ts';
import { parseProduct } from './parse-product.ts';

/** What a form of `/basketchange.php` asks for. */
export type BasketRequest =
  | {
      list: 'basket';
      changes: BasketChange[];
      gift?: PostedGift;
      files?: PostedFile[];
      removedFile?: number;
      /** What was taken out last is wanted back (X.34). */
      restores?: boolean;
    }
  | { list: 'favourites'; added: FavouriteKey[]; removed: FavouriteKey[] };

const MOST_LINES = 500;

/** Unknown fields are ignored; a form without products asks for nothing (contract 6.11). */
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
  if (lines.length > MOST_LINES) return 'too-many-lines';
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

export function asksForNothing(request: BasketRequest): boolean {
  if (request.list === 'basket') {
    const { changes, gift, files = [], removedFile, restores } = request;
    return changes.length === 0 && !gift && files.length === 0 && removedFile === undefined && !restores;
  }
  return request.added.length + request.removed.length === 0;
}

/** Any truthy text asks for JSON; `0` and `false` are how a form says no. */
export function wantsJson(fields: Fields): boolean {
  return !['', '0', 'false', undefined].includes(fields.get('getAjax'));
}
