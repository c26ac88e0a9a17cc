import { type ZoneKind, zoneKinds } from '#modules/catalogue/recommendations/rules/zones.ts';

export interface HomeBlockContent {
  /** Without ids all banners, by position. */
  hero: { banners: number[] };
  promises: object;
  departments: object;
  products: { zone: ZoneKind; max: number };
  story: Story;
  ending: object;
  band: { banner: number };
  opinions: { max: number };
  news: { max: number };
  zones: { kinds: ZoneKind[] };
}

export interface Story {
  title: string;
  /** Paragraphs, separated by an empty line. */
  text: string;
  link: string;
  linkText: string;
  photo: string;
  alt: string;
  products: number[];
}

export type HomeBlockKind = keyof HomeBlockContent;

export type HomeBlock = {
  [Kind in HomeBlockKind]: { id: number; kind: Kind; content: HomeBlockContent[Kind] };
}[HomeBlockKind];

type Written = Record<string, unknown>;

const PARSERS: { [Kind in HomeBlockKind]: (written: Written) => HomeBlockContent[Kind] | null } = {
  hero: ({ banners }) => ({ banners: idsIn(banners) }),
  promises: () => ({}),
  departments: () => ({}),
  products: ({ zone, max }) => {
    const kind = zoneIn(zone);
    return kind ? { zone: kind, max: countIn(max, 4) } : null;
  },
  story: ({ title, text, link, linkText, photo, alt, products }) => {
    const story = {
      title: textIn(title),
      text: textIn(text),
      link: textIn(link),
      linkText: textIn(linkText),
      photo: textIn(photo),
      alt: textIn(alt),
      products: idsIn(products),
    };
    return story.title && story.photo ? story : null;
  },
  ending: () => ({}),
  band: ({ banner }) => {
    const [id] = idsIn([banner]);
    return id === undefined ? null : { banner: id };
  },
  opinions: ({ max }) => ({ max: countIn(max, 3) }),
  news: ({ max }) => ({ max: countIn(max, 3) }),
  zones: ({ kinds }) => {
    const zones = Array.isArray(kinds) ? kinds.flatMap((kind) => zoneIn(kind) ?? []) : [];
    return zones.length > 0 ? { kinds: zones } : null;
  },
};

export const homeBlockKinds = Object.keys(PARSERS) as HomeBlockKind[];

export function parseHomeBlock({
  id,
  kind,
  content,
}: {
  id: number;
  kind: string;
  content: unknown;
}): HomeBlock | null {
  const blockKind = homeBlockKinds.find((one) => one === kind);
  if (!blockKind) return null;
  const parsed = PARSERS[blockKind](isWritten(content) ? content : {});
  return parsed && ({ id, kind: blockKind, content: parsed } as HomeBlock);
}

function isWritten(content: unknown): content is Written {
  return typeof content === 'object' && content !== null && !Array.isArray(content);
}

function idsIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one) => Number.isSafeInteger(one) && one > 0) : [];
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function zoneIn(value: unknown): ZoneKind | undefined {
  return zoneKinds.find((kind) => kind === value);
}

const MAX_SHOWN = 12;

function countIn(value: unknown, usual: number): number {
  return Number.isSafeInteger(value) ? Math.min(Math.max(Number(value), 1), MAX_SHOWN) : usual;
}
