import { type ZoneKind, zoneKinds } from '#modules/catalogue/recommendations/rules/zones.ts';

/** What each kind of block of the main page is filled with; the owner orders and fills them (table `home_blocks`). */
export interface HomeBlockContent {
  /** The first thing a shopper sees: a picture over the whole width with words on it. Without ids all banners, in their order. */
  hero: { banners: number[] };
  promises: object;
  departments: object;
  /** Products of a zone that is the same for everybody, drawn with the page. */
  products: { zone: ZoneKind; max: number };
  /** A scene, some sentences and the products that go with them. */
  story: Story;
  /** The promotion that ends next. */
  ending: object;
  /** One dark stripe over the whole width: a banner. */
  band: { banner: number };
  opinions: { max: number };
  news: { max: number };
  /** Strips of products that are fetched when somebody comes near them. */
  zones: { kinds: ZoneKind[] };
}

export interface Story {
  title: string;
  /** Paragraphs, divided by an empty line. */
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
    const known = zoneIn(zone);
    return known ? { zone: known, max: countIn(max, 4) } : null;
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
    const known = Array.isArray(kinds) ? kinds.flatMap((kind) => zoneIn(kind) ?? []) : [];
    return known.length > 0 ? { kinds: known } : null;
  },
};

export const homeBlockKinds = Object.keys(PARSERS) as HomeBlockKind[];

/** A block as it was written; null when its kind is unknown or it lacks what it cannot be shown without. */
export function parseHomeBlock({
  id,
  kind,
  content,
}: {
  id: number;
  kind: string;
  content: unknown;
}): HomeBlock | null {
  const known = homeBlockKinds.find((one) => one === kind);
  if (!known) return null;
  const parsed = PARSERS[known](isWritten(content) ? content : {});
  return parsed && ({ id, kind: known, content: parsed } as HomeBlock);
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
