import { replaceElements } from './replace-elements.ts';

/** Markup that the Nu checker refuses and the validator of the crawl accepts. */
export function checkMarkup(html: string): string[] {
  const markup = replaceElements(html, /<(script|style|template)\b/g, () => '');
  const problems: string[] = [];
  for (const found of markup.matchAll(/<(img|source|input|select)\b[^<>]*>/g)) {
    const [tag, name] = found;
    const has = (attribute: string) => new RegExp(`\\s${attribute}(?=[\\s=/>])`, 'i').test(tag);
    if (/\stype="search"/.test(tag) && has('role')) problems.push(`a search field with a role: ${tag}`);
    if (has('sizes') && !has('srcset')) problems.push(`sizes without srcset: ${tag}`);
    for (const limit of ['min', 'max']) {
      if (has(limit) && has(`aria-value${limit}`)) problems.push(`aria-value${limit} next to ${limit}: ${tag}`);
    }
    if (name === 'select') problems.push(...checkSelect(tag, markup.slice(found.index)));
  }
  return [...problems, ...checkNavNames(markup)];
}

/** A list that must be chosen from begins with nothing chosen. */
function checkSelect(tag: string, rest: string): string[] {
  if (!/\srequired(?=[\s=/>])/.test(tag) || /\s(?:multiple|size)(?=[\s=/>])/.test(tag)) return [];
  const [inside = ''] = rest.split('</select>', 1);
  const [, attributes = '', text = ''] = /<option\b([^<>]*)>([^<]*)/.exec(inside) ?? [];
  const isEmpty = /\svalue=""/.test(attributes) || text.trim() === '';
  return isEmpty ? [] : [`a required select without an empty first option: ${tag}`];
}

/** Two ways of one name cannot be distinguished in the list of landmarks. */
function checkNavNames(markup: string): string[] {
  const names = [...markup.matchAll(/<nav\b[^<>]*>/g)].map(
    ([tag]) => /\saria-label(?:ledby)?="([^"]*)"/.exec(tag)?.[1] ?? '',
  );
  return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `two nav named "${name}"`);
}
