import { sentSize } from '#modules/catalogue/products/rules/size-table.ts';
import { asList, asNumber, asRecord, asText, type Json, logFailure, postGraphql, quoted } from './call.ts';

/** S3.54 */
export interface ShoppingList {
  id: number;
  name: string;
  link: string;
  productCount: number;
  public: boolean;
}

/** S3.55 */
export interface ListProduct {
  id: number;
  size: string;
}

export interface ListSettings {
  name?: string;
  public?: boolean;
}

/** Successful only if the answer says so (S7.52); message and fault of the first error may be empty. */
export type ListAnswer<Done extends object = object> =
  | ({ ok: true; response: Response } & Done)
  | { ok: false; message: string; fault: string; response?: Response };

const FIELDS = 'id name link productCount public';

/** One list by its id (S7.48), or all of the visitor's, the first one first. */
export async function fetchShoppingLists(id?: number): Promise<ListAnswer<{ lists: ShoppingList[] }>> {
  const answer = await request(
    `{ shoppingList(ShoppingListInput: {${id === undefined ? '' : `id: ${id}`}}) { ${FIELDS} } }`,
  );
  if (!answer.ok) return answer;
  const { data, response } = answer;
  if (!Array.isArray(data.shoppingList)) return { ok: false, message: '', fault: '', response };
  return { ok: true, response, lists: data.shoppingList.map(parseList) };
}

/** S7.49 */
export async function createShoppingList(settings: ListSettings): Promise<ListAnswer<{ id: number }>> {
  const answer = await mutate('shoppingListCreate', [settingsArgument(settings)], 'status id', 'createShoppingList');
  return answer.ok ? { ...answer, id: asNumber(answer.done.id) } : answer;
}

export function deleteShoppingList(id: number): Promise<ListAnswer> {
  return mutate('shoppingListDelete', [listArgument(id)]);
}

/** S7.50 */
export function setShoppingList(id: number, settings: ListSettings): Promise<ListAnswer> {
  return mutate('setShoppingList', [listArgument(id), settingsArgument(settings)]);
}

/** S7.51 */
export function addToShoppingList(id: number, products: readonly ListProduct[]): Promise<ListAnswer> {
  return mutate('addToShoppingList', [listArgument(id), productsArgument(products)]);
}

export function removeFromShoppingList(id: number, products: readonly ListProduct[]): Promise<ListAnswer> {
  return mutate('removeFromShoppingList', [listArgument(id), productsArgument(products)]);
}

async function mutate(
  name: string,
  args: string[],
  fields = 'status',
  marker?: string,
): Promise<ListAnswer<{ done: Json }>> {
  const answer = await request(`mutation { ${name}(${args.join(', ')}) { ${fields} } }`, marker);
  if (!answer.ok) return answer;
  const { response, message, fault } = answer;
  const done = asRecord(answer.data[name]);
  return done.status === 'success' ? { ok: true, response, done } : { ok: false, message, fault, response };
}

async function request(
  query: string,
  marker?: string,
): Promise<ListAnswer<{ data: Json; message: string; fault: string }>> {
  try {
    const response = await postGraphql(query, { marker: marker && `query=${marker}` });
    const answer = asRecord(await response.json());
    const error = asRecord(asList(answer.errors)[0]);
    return {
      ok: true,
      response,
      data: asRecord(answer.data),
      message: asText(error.message),
      fault: asText(error.fault),
    };
  } catch (error) {
    logFailure('a call about shopping lists failed', error);
    return { ok: false, message: '', fault: '' };
  }
}

function listArgument(id: number): string {
  return `ShoppingListInput: {id: ${Math.trunc(id)}}`;
}

function settingsArgument(settings: ListSettings): string {
  const fields = [
    ...(settings.name === undefined ? [] : [`name: ${quoted(settings.name)}`]),
    ...(settings.public === undefined ? [] : [`public: ${settings.public}`]),
  ];
  return `ShoppingListSettingsInput: {${fields.join(', ')}}`;
}

function productsArgument(products: readonly ListProduct[]): string {
  const written = products.map(({ id, size }) => `{id: ${Math.trunc(id)}, size: ${quoted(sentSize(size))}}`);
  return `ShoppingListProduct: [${written.join(', ')}]`;
}

function parseList(value: unknown): ShoppingList {
  const list = asRecord(value);
  return {
    id: asNumber(list.id),
    name: asText(list.name),
    link: asText(list.link),
    productCount: asNumber(list.productCount),
    public: list.public === true,
  };
}
