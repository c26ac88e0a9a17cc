import type { BlockResponses, SnippetRegion } from '../batch-answer.ts';
import { parseBasket } from './basket.ts';
import { asList, asNumber, asRecord, asText } from './call.ts';

/** The answered blocks; failed and missing ones are absent and change nothing on the page. */
export type BatchAnswer = {
  [Name in Exclude<keyof BlockResponses, 'Wishlist' | 'Hotspots'>]?: BlockResponses[Name];
} & {
  Wishlist?: Wishlist;
};

/** The facts that our pages show: saved sizes and their number. */
interface Wishlist {
  attributes: { count: number };
  product: { attributes: { id: string; size: string } }[];
}

/** Accepts lists or objects, booleans or texts. */
export function parseBatchAnswer(data: unknown): BatchAnswer {
  const answer: BatchAnswer = {};
  for (const [name, value] of Object.entries(asRecord(data))) {
    const block = asRecord(value);
    if (block.error || !('response' in block)) continue;
    parseBlock(answer, name, block.response);
  }
  return answer;
}

function parseBlock(answer: BatchAnswer, name: string, response: unknown): void {
  if (name === 'Projector') answer.Projector = {};
  if (name === 'Basket') {
    const basket = parseBasket(response);
    if (basket) answer.Basket = { basket };
  }
  if (name === 'Wishlist') answer.Wishlist = parseWishlist(response);
  if (name === 'Comparers') answer.Comparers = parseCompared(response);
  if (name === 'Snippets') answer.Snippets = { items: parseSnippets(response) };
  if (name === 'ToplayersAndWidgets') answer.ToplayersAndWidgets = { items: parseLayers(response) };
}

function countOf(response: unknown, fallback = 0): number {
  return asNumber(asRecord(asRecord(response).attributes).count, fallback);
}

function parseWishlist(response: unknown): Wishlist {
  const product = asList(asRecord(response).product).map((entry) => {
    const { id, size } = asRecord(asRecord(entry).attributes);
    return { attributes: { id: asText(id), size: asText(size) } };
  });
  return { attributes: { count: countOf(response, product.length) }, product };
}

function parseCompared(response: unknown): BlockResponses['Comparers'] {
  const product = asList(asRecord(response).product).map((entry) => {
    const { iconsmall, name, attributes } = asRecord(entry);
    const { id, link, removelink } = asRecord(attributes);
    return {
      iconsmall: asText(iconsmall),
      name: asText(name),
      attributes: { id: asText(id), link: asText(link), removelink: asText(removelink) },
    };
  });
  return { attributes: { count: countOf(response, product.length) }, product };
}

const REGIONS: readonly string[] = ['head', 'body_top'] satisfies SnippetRegion[];

function parseSnippets(response: unknown): BlockResponses['Snippets']['items'] {
  return mapItems(response, (item) => {
    const region = asText(item.region);
    return { region: REGIONS.includes(region) ? (region as SnippetRegion) : 'other', content: asText(item.content) };
  });
}

function parseLayers(response: unknown): BlockResponses['ToplayersAndWidgets']['items'] {
  const { script } = asRecord(asRecord(response).items);
  const layers = mapItems(response, (item) => ({ content: asText(item.content) }));
  return typeof script === 'string' ? { ...layers, script } : layers;
}

function mapItems<Item>(response: unknown, read: (item: Record<string, unknown>) => Item): Record<string, Item> {
  const items = Object.entries(asRecord(asRecord(response).items));
  return Object.fromEntries(
    items.filter(([key]) => key !== 'script').map(([key, item]) => [key, read(asRecord(item))]),
  );
}
