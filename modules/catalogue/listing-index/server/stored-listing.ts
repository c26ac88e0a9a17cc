import * as v from 'valibot';
import { type Column, checkKind, type IndexKind } from '#platform/memory-index/server/index.ts';
import { factsVersion } from './list-listing-facts.ts';
import { FACETS, type FacetName, type SortKey, type StoredColumns } from './listing-columns.ts';
import { ListingIndex, type StoredIndex } from './listing-index.ts';

const SORTS = ['popularity', 'price', 'created'] as const satisfies SortKey[];
const PLAIN = ['ids', 'visible', 'price', 'popularity', 'created', 'model', 'nameHash', 'models'] as const;
/** Raised when the columns mean something else though the same is asked of the database. */
const FORMAT = 1;

/** How the index of listings is in a file. */
export const storedListing: IndexKind<ListingIndex> = {
  name: 'listing index',
  version: () => `${FORMAT} ${factsVersion()}`,
  async store(index, shop) {
    // Nearly every listing begins with it, and sorting a million products takes most of a second.
    await index.orderBy(shop, 'popularity');
    // A copy, before anything else is awaited: the index goes on changing.
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

/** None unless every column is there, of its kind, with a place for every product. */
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
