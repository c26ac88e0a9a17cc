import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

export interface QueryLimits {
  depth: number;
  /** Fields in all, fragments counted wherever they are spread. */
  fields: number;
  aliases: number;
}

export const QUERY_LIMITS: QueryLimits = { depth: 10, fields: 400, aliases: 30 };

/** Refuses queries no page of a shop needs: too deep, too many fields, the same field asked over and over. */
export function limitQuery(limits: QueryLimits) {
  return (context: ValidationContext): ASTVisitor => ({
    OperationDefinition(operation) {
      const measured = measure(operation.selectionSet, context, new Map());
      for (const name of ['depth', 'fields', 'aliases'] as const) {
        if (measured[name] <= limits[name]) continue;
        context.reportError(new GraphQLError(`The query exceeds the limit of ${limits[name]} ${name}`));
      }
    },
  });
}

type Known = Map<FragmentDefinitionNode, QueryLimits>;

const NOTHING: QueryLimits = { depth: 0, fields: 0, aliases: 0 };

function measure(set: SelectionSetNode, context: ValidationContext, known: Known): QueryLimits {
  let { depth, fields, aliases } = NOTHING;
  for (const selection of set.selections) {
    const inner = measureSelection(selection, context, known);
    const isField = selection.kind === Kind.FIELD;
    // The schema is public, and questions about it are deep by nature: for their depth GraphQL has a limit of its own.
    const isOfSchema = isField && selection.name.value.startsWith('__');
    if (!isOfSchema) depth = Math.max(depth, inner.depth + (isField ? 1 : 0));
    fields += inner.fields + (isField ? 1 : 0);
    aliases += inner.aliases + (isField && selection.alias ? 1 : 0);
  }
  return { depth, fields, aliases };
}

function measureSelection(
  selection: SelectionSetNode['selections'][number],
  context: ValidationContext,
  known: Known,
): QueryLimits {
  if (selection.kind !== Kind.FRAGMENT_SPREAD) {
    return selection.selectionSet ? measure(selection.selectionSet, context, known) : NOTHING;
  }
  const fragment = context.getFragment(selection.name.value);
  if (!fragment) return NOTHING;
  const measured = known.get(fragment);
  if (measured) return measured;
  // A fragment that spreads itself is refused by another rule; here it must only not run for ever.
  known.set(fragment, NOTHING);
  const whole = measure(fragment.selectionSet, context, known);
  known.set(fragment, whole);
  return whole;
}
