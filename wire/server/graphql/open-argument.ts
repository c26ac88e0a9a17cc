import { type DocumentNode, Kind, parse, print, visit } from 'graphql';

const FIELD = 'getLastLowestProductPrices';
const ARGUMENT = 'items';

/**
 * The contract does not name this field's only argument (2.1), so a single argument of any name is accepted. Other queries and
 * invalid texts are not changed.
 */
export function openArgument(query: string): string {
  if (!query.includes(FIELD)) return query;
  const document = tryParse(query);
  return document ? print(renameArgument(document)) : query;
}

function tryParse(query: string): DocumentNode | null {
  try {
    return parse(query, { noLocation: true, maxTokens: MAX_TOKENS });
  } catch {
    return null;
  }
}

/** A list of 200 products with three values each stays well below. */
export const MAX_TOKENS = 4000;

function renameArgument(document: DocumentNode): DocumentNode {
  return visit(document, {
    Field(field) {
      const [argument, ...others] = field.arguments ?? [];
      if (field.name.value !== FIELD || !argument || others.length > 0) return undefined;
      return { ...field, arguments: [{ ...argument, name: { kind: Kind.NAME, value: ARGUMENT } }] };
    },
  });
}
