import { ownEntry } from '#platform/lookup/rules/own-entry.ts';

/** Names of colours as Polish shops write them, and what each looks like. */
const NAMED: Readonly<Record<string, string>> = {
  beżowy: '#d3ba8c',
  biały: '#f5f5f2',
  błękitny: '#7fb5dd',
  bordowy: '#7a1f35',
  brązowy: '#7d5236',
  czarny: '#2b2d30',
  czerwony: '#c8342d',
  fioletowy: '#71508c',
  granatowy: '#26396b',
  khaki: '#80805a',
  kremowy: '#f1e6cb',
  miętowy: '#86cdb3',
  niebieski: '#3a76b8',
  oliwkowy: '#6b6f3a',
  pomarańczowy: '#e08a25',
  różowy: '#dd7d9a',
  srebrny: '#bfc4c9',
  szary: '#888d93',
  turkusowy: '#23868c',
  zielony: '#3f7350',
  złoty: '#c9a13b',
  żółty: '#f0c436',
};

/** A CSS hex value, or null for what is no colour we know. */
export function toneOfName(name: string): string | null {
  return ownEntry(NAMED, name.trim().toLowerCase()) ?? null;
}

/**
 * The classes that paint a colour (tones.css): one for each of its three parts, in sixteen steps. The content policy lets no
 * element carry a style of its own. Empty for what is no hex value.
 */
export function toneClasses(hex: string): string {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? [];
  if (!red || !green || !blue) return '';
  const step = (part: string) => Math.round(Number.parseInt(part, 16) / 17).toString(16);
  return `tone tr-${step(red)} tg-${step(green)} tb-${step(blue)}`;
}
