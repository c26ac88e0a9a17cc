import { sql } from 'drizzle-orm';
import { getListing } from '#modules/catalogue/listing/server/index.ts';
import { findPages } from '#modules/catalogue/listing/storefront/find-pages.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { JUDGED_QUERIES } from './judged-queries.ts';
import type { JudgedQuery } from './judgement.ts';

const CLOSE_LOOK = 5;
const FIRST_LOOK = 10;

export interface QueryScore {
  group: string;
  text: string;
  /** The first product is good, or the page is offered, or nothing is found as it should be. */
  first: boolean;
  /** Of as many good products as there are, at most five and ten, how many stand among the first five and ten. */
  amongFive: number;
  amongTen: number;
  /** Problems of the first page; null when it is as judged. */
  fault: string | null;
}

interface Facts extends Record<string, unknown> {
  id: number;
  name: string;
  /** `name; categories; producer; traits` in small letters. */
  facts: string;
  price: number;
  /** On sale, `|` around each. */
  sizes: string;
}

/** Searches for every judged text as a visitor does and compares the first page with the judgement. */
export async function scoreSearch(shop: Shop, queries = JUDGED_QUERIES): Promise<QueryScore[]> {
  const catalogue = await listFacts(shop);
  const scores: QueryScore[] = [];
  // Judged are products; which of them share a card is no matter of searching.
  const byProduct = { ...shop, settings: { ...shop.settings, oneCardPerModel: false } };
  for (const query of queries) scores.push(await scoreQuery(byProduct, catalogue, query));
  return scores;
}

async function scoreQuery(
  shop: Shop,
  catalogue: ReadonlyMap<number, Facts>,
  query: JudgedQuery & { group: string },
): Promise<QueryScore> {
  const { group, text } = query;
  const listing = await getListing(shop, { kind: 'search', text });
  const shown = (listing?.products ?? []).flatMap(({ id }) => catalogue.get(id) ?? []);
  const pages = query.page && listing ? await findPages(shop, text, listing) : [];
  const pageOffered = !query.page || pages.some(({ link }) => link === query.page);
  const isGood = (facts: Facts) => isInBounds(query, facts) && !!query.good?.test(facts.facts);
  const wanted = query.good ? [...catalogue.values()].filter(isGood).length : 0;
  const among = (look: number) =>
    wanted === 0
      ? Number(pageOffered && isAsEmpty(query, shown))
      : shown.slice(0, look).filter(isGood).length / Math.min(look, wanted);
  const [top] = shown;
  const first = query.good ? top !== undefined && isGood(top) : pageOffered && isAsEmpty(query, shown);
  return { group, text, first, amongFive: among(CLOSE_LOOK), amongTen: among(FIRST_LOOK), fault: findFault() };

  function findFault(): string | null {
    if (!pageOffered) return `no ${query.page}${top ? `, but ${top.name}` : ''}`;
    if (!isAsEmpty(query, shown)) return `found ${top?.name}`;
    if (!query.good) return null;
    if (!top) return 'nothing found';
    if (!first) return `first is ${top.name}, ${top.price / 100} zł`;
    const stranger = shown.find((facts) => !isInBounds(query, facts));
    if (stranger) return `out of bounds: ${stranger.name}, ${stranger.price / 100} zł`;
    const prices = shown.slice(0, CLOSE_LOOK).map(({ price }) => price);
    if (query.cheapestFirst && prices.some((price, place) => price < (prices[place - 1] ?? 0))) {
      return `not the cheapest first: ${prices.map((price) => price / 100).join(', ')} zł`;
    }
    return among(CLOSE_LOOK) < 1 ? `of the first five: ${shown.slice(0, CLOSE_LOOK).filter(isGood).length} good` : null;
  }
}

function isAsEmpty({ empty }: JudgedQuery, shown: readonly Facts[]): boolean {
  return !empty || shown.length === 0;
}

/** Conditions that every product of the page must meet. */
function isInBounds({ never, from = 0, to = Number.POSITIVE_INFINITY, size }: JudgedQuery, facts: Facts): boolean {
  if (never?.test(facts.facts)) return false;
  return facts.price >= from * 100 && facts.price <= to * 100 && (!size || facts.sizes.includes(`|${size}|`));
}

async function listFacts(shop: Shop): Promise<Map<number, Facts>> {
  const { rows } = await shop.db.execute<Facts>(sql`
    select p.id, p.name, p.min_price as price,
      lower(concat_ws('; ', p.name,
        (select string_agg(c.name, ' / ' order by c.level) from product_categories pc join categories c on c.id = pc.category_id
          where pc.product_id = p.id),
        coalesce((select r.name from producers r where r.id = p.producer_id), '–'),
        (select string_agg(v.value, '; ') from product_traits t join trait_values v on v.id = t.value_id
          where t.product_id = p.id))) as facts,
      coalesce((select '|' || string_agg(z.type, '|') || '|' from sizes z
        where z.product_id = p.id and (z.status = 'order' or (z.status = 'enable' and z.stock <> 0))), '') as sizes
    from products p where p.visible`);
  return new Map(rows.map((row) => [row.id, row]));
}
