import * as v from 'valibot';
import { factsVersion } from '#modules/catalogue/products/server/index.ts';
import { type Column, checkKind, type IndexKind } from '#platform/memory-index/server/index.ts';
import { FACETS, type FacetName, type SortKey, type StoredColumns } from './listing-columns.ts';
import { ListingIndex, type StoredIndex } from './listing-index.ts';

const SORTS = ['popularity', 'price', 'created'] as const satisfies SortKey[];
const PLAIN = ['ids', 'visible', 'price', 'popularity', 'created', 'model', 'nameHash', 'models'] as const;
/** Increase it when the columns mean something else although the query is the same. */
const FORMAT = 1;

export const storedListing: IndexKind<ListingIndex> = {
  name: 'listing index',
  version: () => `${FORMAT} ${factsVersion()}`,
  async store(index, shop) {
    // Nearly every listing needs it, and sorting a million products takes most of a second.
    await index.orderBy(shop, 'popularity');
    // A copy before the next `await`: the index changes later.
    return new Map(listColumns(index.store()));
  },
  restore(columns) {
    const index = toIndex(columns);
    return index && new ListingIndex(index);
  },
};

function* listColumns({ columns, orders }: StoredIndex): Generator<[name: string, column: Column]> {
  for (const name of PLAIN) yield [name, columns[name]];
  for (const facet of FACETS) {
    yield [`numbers of ${facet}`, columns.facets[facet].numbers];
    yield [`texts of ${facet}`, Buffer.from(JSON.stringify(columns.facets[facet].texts))];
  }
  for (const [key, slots] of orders) yield [`order of ${key}`, slots];
}

/** Undefined unless every column exists with its type and one entry per product. */
function toIndex(found: ReadonlyMap<string, Column>): StoredIndex | undefined {
  const count = found.get('ids')?.length ?? -1;
  const ints = (name: string) => checkKind(found.get(name), Int32Array, name === 'models' ? undefined : count);
  const facets = {} as Record<FacetName, StoredColumns['facets'][FacetName]>;
  try {
    for (const facet of FACETS) {
      const texts = checkKind(found.get(`texts of ${facet}`), Uint8Array);
      facets[facet] = {
        numbers: ints(`numbers of ${facet}`),
        texts: v.parse(v.array(v.string()), JSON.parse(Buffer.from(texts).toString('utf8'))),
      };
    }
    return {
      columns: {
        ids: ints('ids'),
        visible: checkKind(found.get('visible'), Uint8Array, count),
        price: ints('price'),
        popularity: ints('popularity'),
        created: checkKind(found.get('created'), Float64Array, count),
        model: ints('model'),
        nameHash: ints('nameHash'),
        models: ints('models'),
        facets,
      },
      orders: SORTS.flatMap((key): StoredIndex['orders'] =>
        found.has(`order of ${key}`) ? [[key, ints(`order of ${key}`)]] : [],
      ),
    };
  } catch {
    return undefined;
  }
}
