import { SCHEMA_TYPES } from './schema-types.ts';

type Resource = Record<string, unknown>;

/** Structured data that schema.org does not define or that Google requires; an empty list when there are no problems. */
export function checkSchema(value: unknown): string[] {
  const root = value as Resource;
  const context = root['@context'] === 'https://schema.org' ? [] : ['@context is not https://schema.org'];
  return [...context, ...checkNode(root, String(root['@type']))];
}

function checkNode(value: Resource, path: string): string[] {
  const type = SCHEMA_TYPES[String(value['@type'])];
  if (!type) return [`${path}: unknown type ${String(value['@type'])}`];
  const missing = type.required.filter((name) => isEmpty(value[name])).map((name) => `${path}.${name} is missing`);
  const wrong = Object.entries(value).flatMap(([name, given]) => {
    if (name.startsWith('@')) return [];
    const kinds = type.allowed[name];
    if (!kinds) return [`${path}.${name}: no such property`];
    const values = Array.isArray(given) ? given : [given];
    return values.flatMap((one, index) => {
      const place = `${path}.${name}${Array.isArray(given) ? `[${index}]` : ''}`;
      if (isProductNoun(one) && kinds.includes(`thing:${String(one['@type'])}`)) return checkNode(one, place);
      return kinds.some((kind) => fits(kind, one))
        ? []
        : [`${place}: ${JSON.stringify(one)} is none of ${kinds.join(', ')}`];
    });
  });
  return [...missing, ...wrong];
}

function isProductNoun(value: unknown): value is Resource {
  return typeof value === 'object' && value !== null;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function fits(kind: string, value: unknown): boolean {
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (kind === 'boolean') return typeof value === 'boolean';
  if (typeof value !== 'string' || value === '') return false;
  if (kind === 'text') return true;
  if (kind === 'decimal') return /^\d+\.\d{2}$/.test(value);
  if (kind === 'date') return /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(value);
  if (kind === 'url') return /^https?:\/\//.test(value) && URL.canParse(value);
  if (!kind.startsWith('word:')) return false;
  return kind
    .slice('word:'.length)
    .split('|')
    .some((word) => value === `https://schema.org/${word}`);
}
