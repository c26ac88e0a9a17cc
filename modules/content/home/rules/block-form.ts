import { checkLink, checkPicture } from '#platform/links/rules/safe-link.ts';
import { type HomeBlock, type HomeBlockKind, parseHomeBlock } from './home-blocks.ts';

export type BlockFault = 'incomplete' | 'address' | 'picture';

export type SentBlock = (name: string) => string[];

export const BLOCK_QUESTIONS = {
  hero: ['banners'],
  promises: [],
  departments: [],
  products: ['zone', 'max'],
  story: ['title', 'text', 'link', 'linkText', 'photo', 'alt', 'products'],
  ending: [],
  band: ['banner'],
  opinions: ['max'],
  news: ['max'],
  zones: ['kinds'],
} as const satisfies Record<HomeBlockKind, readonly string[]>;
export type BlockQuestion = (typeof BLOCK_QUESTIONS)[HomeBlockKind][number];

const WRITE: Record<BlockQuestion, (sent: string[]) => unknown> = {
  banners: toIds,
  products: toIds,
  banner: (sent) => toIds(sent)[0],
  max: ([text]) => Number(text),
  kinds: (sent) => sent,
  zone: ([text]) => text,
  title: ([text]) => text,
  text: ([text]) => text,
  link: ([text]) => text,
  linkText: ([text]) => text,
  photo: ([text]) => text,
  alt: ([text]) => text,
};

export function parseBlockForm(kind: HomeBlockKind, sent: SentBlock): { block: HomeBlock } | { fault: BlockFault } {
  const content = Object.fromEntries(BLOCK_QUESTIONS[kind].map((name) => [name, WRITE[name](sent(name))]));
  const block = parseHomeBlock({ id: 0, kind, content });
  if (!block) return { fault: 'incomplete' };
  if (block.kind !== 'story') return { block };
  const { link, linkText, photo } = block.content;
  if (link !== '' && checkLink(link)) return { fault: 'address' };
  if ((link === '') !== (linkText === '')) return { fault: 'incomplete' };
  return checkPicture(photo) ? { fault: 'picture' } : { block };
}

function toIds(sent: readonly string[]): number[] {
  return sent.flatMap((text) => text.split(/[\s,;]+/)).flatMap((text) => (/^\d{1,9}$/.test(text) ? Number(text) : []));
}
