import { plainText } from '#platform/text/rules/plain-text.ts';

const MAX_LENGTH = 80;

/** The readable part of an address: `Kubek żółty 0,5 l` becomes `kubek-zolty-0-5-l`. */
export function slugOf(name: string): string {
  const slug = plainText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  return slug.slice(0, MAX_LENGTH).replace(/-$/, '') || 'x';
}
