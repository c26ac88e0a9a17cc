import { type DocumentNode, type FragmentDefinitionNode, GraphQLError, Kind, type SelectionSetNode } from 'graphql';

export interface QueryLimits {
  /** Operations and fragments; the rules of validation compare them with each other. */
  definitions: number;
  depth: number;
  /** Fields in all, fragments counted wherever they are spread. */
  fields: number;
  aliases: number;
}

type Size = Omit<QueryLimits, 'definitions'>;

export const QUERY_LIMITS: QueryLimits = { definitions: 30, depth: 10, fields: 400, aliases: 30 };

/**
 * Throws at queries no page of a shop needs: too deep, too many fields, the same field asked over and over. Every definition
 * is measured once, so this takes as long as reading the query; the rules of validation take the square of it, and must
 * not see what is refused here.
 */
export function limitQuery(document: DocumentNode, limits: QueryLimits): void {
  refuseAbove('definitions', document.definitions.length, limits);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const measured: Measured = { fragments, known: new Map() };
  let fields = 0;
  for (const definition of document.definitions) {
    if (!('selectionSet' in definition)) continue;
    // What a fragment spreads counts where it is spread itself; what it says counts even if nobody spreads it.
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
  /** null while a fragment is being measured. */
  known: Map<string, Size | null>;
}

const ALONE: Measured = { fragments: new Map(), known: new Map() };
const NOTHING: Size = { depth: 0, fields: 0, aliases: 0 };

function measure(set: SelectionSetNode, measured: Measured): Size {
  let { depth, fields, aliases } = NOTHING;
  for (const selection of set.selections) {
    const inner = measureSelection(selection, measured);
    const isField = selection.kind === Kind.FIELD;
    // The schema is public, and questions about it are deep by nature: for their depth GraphQL has a limit of its own.
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
  const known = measured.known.get(name);
  if (known === null) throw new GraphQLError(`The fragment ${name} spreads itself`);
  const fragment = measured.fragments.get(name);
  if (known || !fragment) return known ?? NOTHING;
  measured.known.set(name, null);
  const whole = measure(fragment.selectionSet, measured);
  measured.known.set(name, whole);
  return whole;
}
