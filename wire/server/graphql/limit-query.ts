import { type DocumentNode, type FragmentDefinitionNode, GraphQLError, Kind, type SelectionSetNode } from 'graphql';

export interface QueryLimits {
  /** Operations and fragments, which validation compares with each other. */
  definitions: number;
  depth: number;
  /** Fields, with fragments at every spread. */
  fields: number;
  aliases: number;
}

type Size = Omit<QueryLimits, 'definitions'>;

export const QUERY_LIMITS: QueryLimits = { definitions: 30, depth: 10, fields: 400, aliases: 30 };

/**
 * Refuses queries that are too deep or have too many fields or aliases. Every definition is measured once, in linear time;
 * validation is quadratic and must not receive what is refused here.
 */
export function limitQuery(document: DocumentNode, limits: QueryLimits): void {
  refuseAbove('definitions', document.definitions.length, limits);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const measured: Measured = { fragments, sizes: new Map() };
  let fields = 0;
  for (const definition of document.definitions) {
    if (!('selectionSet' in definition)) continue;
    // A fragment counts where it is spread; its own fields count even without a spread.
    const isFragment = definition.kind === Kind.FRAGMENT_DEFINITION;
    const size = measure(definition.selectionSet, isFragment ? ALONE : measured);
    fields += size.fields;
    refuseAbove('fields', fields, limits);
    if (isFragment) continue;
    for (const name of ['depth', 'aliases'] as const) refuseAbove(name, size[name], limits);
  }
}

function refuseAbove(name: keyof QueryLimits, counted: number, limits: QueryLimits): void {
  if (counted > limits[name]) throw new GraphQLError(`The query exceeds the limit of ${limits[name]} ${name}`);
}

interface Measured {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Null while a fragment is being measured. */
  sizes: Map<string, Size | null>;
}

const ALONE: Measured = { fragments: new Map(), sizes: new Map() };
const NOTHING: Size = { depth: 0, fields: 0, aliases: 0 };

function measure(set: SelectionSetNode, measured: Measured): Size {
  let { depth, fields, aliases } = NOTHING;
  for (const selection of set.selections) {
    const inner = measureSelection(selection, measured);
    const isField = selection.kind === Kind.FIELD;
    // Introspection is deep by nature, and GraphQL limits its depth itself.
    const isOfSchema = isField && selection.name.value.startsWith('__');
    if (!isOfSchema) depth = Math.max(depth, inner.depth + (isField ? 1 : 0));
    fields += inner.fields + (isField ? 1 : 0);
    aliases += inner.aliases + (isField && selection.alias ? 1 : 0);
  }
  return { depth, fields, aliases };
}

function measureSelection(selection: SelectionSetNode['selections'][number], measured: Measured): Size {
  if (selection.kind !== Kind.FRAGMENT_SPREAD) {
    return selection.selectionSet ? measure(selection.selectionSet, measured) : NOTHING;
  }
  const name = selection.name.value;
  const measuredSize = measured.sizes.get(name);
  if (measuredSize === null) throw new GraphQLError(`The fragment ${name} spreads itself`);
  const fragment = measured.fragments.get(name);
  if (measuredSize || !fragment) return measuredSize ?? NOTHING;
  measured.sizes.set(name, null);
  const size = measure(fragment.selectionSet, measured);
  measured.sizes.set(name, size);
  return size;
}
