import { demoCategories } from '#demo/catalogue/categories.ts';

/** Background of the cut-outs of a department: a trace of its colour over the ground of the page, light or dark. By its slug. */
const departmentTints: Readonly<Record<string, string>> = {
  odziez: '#c08a3e17',
  buty: '#a0522d1c',
  'plecaki-i-torby': '#5aa02c1a',
  'namioty-i-spanie': '#2f9a6a1c',
  'kuchnia-turystyczna': '#e8a2001f',
  'elektronika-i-swiatlo': '#3f74c81c',
  'wspinanie-i-sprzet': '#7a7f8624',
  rowery: '#1a8fb01f',
  zima: '#2f8fd824',
  'dom-i-kuchnia': '#d8624a17',
  prezenty: '#c23f631a',
};

const slugs = new Map(demoCategories.map(({ id, slug }) => [id, slug]));
const departments = new Map(demoCategories.map(({ slug, path }) => [slug, slugs.get(path[0] ?? 0) ?? '']));

/** The tint of the department to which a category belongs. */
export const tintOf = (category: string): string => departmentTints[departments.get(category) ?? ''] ?? '';

/** How far towards white the colour of a department goes, and how much of it is seen. */
const [paler, strength] = [0.6, '3a'];

/**
 * Background of dark cut-outs: the same colour, pale and stronger. It lifts the dark page, into which they would sink, and on
 * the light one is much like the tint of others.
 */
export function paleTintOf(category: string): string {
  const tint = tintOf(category);
  if (tint === '') return '';
  const parts = [1, 3, 5].map((at) => Number.parseInt(tint.slice(at, at + 2), 16));
  const pale = parts.map((part) => Math.round(part + (255 - part) * paler));
  return `#${pale.map((part) => part.toString(16)).join('')}${strength}`;
}
