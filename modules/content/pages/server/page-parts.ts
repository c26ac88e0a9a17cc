import { eq } from 'drizzle-orm';
import { scriptMark } from '#modules/content/tracking/rules/script-mark.ts';
import type { ConsentCategory } from '#modules/customers/consents/rules/consent.ts';
import { cached } from '#platform/cache/server/cached.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { oneLineEnd } from '#platform/text/rules/text.ts';
import { inlineScripts, SCRIPT_SEAM, suitsAddress } from '../rules/page-snippets.ts';
import { snippets } from './tables.ts';

type Snippet = typeof snippets.$inferSelect;

/** Address and kind of device (view class 1, 2, 3–4). */
export interface PageView {
  mobile: boolean;
  tablet: boolean;
  pc: boolean;
  requestUri: string;
}

export interface PageParts {
  snippets: { id: number; region: 'head' | 'body_top' | 'other'; content: string }[];
  layers: Pick<Snippet, 'id' | 'content' | 'opens' | 'title'>[];
  script: string;
}

type Allowed = readonly ConsentCategory[];

/** Snippets that need a consent are given only with it. */
export async function pickPageParts(shop: Shop, view: PageView, allowed: Allowed): Promise<PageParts> {
  const shown = (await listActiveSnippets(shop)).filter((piece) => isAllowed(piece, allowed) && suits(piece, view));
  const layers = shown.filter((piece) => piece.kind === 'layer');
  return {
    snippets: shown
      .filter((piece) => piece.kind === 'snippet')
      .map(({ id, region, content, script }) => ({ id, region, content: content + wrap(script) })),
    layers: layers.map(({ id, content, opens, title }) => ({ id, content, opens, title })),
    script: layers.flatMap(({ script }) => script || []).join(SCRIPT_SEAM),
  };
}

export async function findPartScript(shop: Shop, mark: string, allowed: Allowed): Promise<string | null> {
  const pieces = (await listActiveSnippets(shop)).filter((piece) => isAllowed(piece, allowed));
  const own = pieces.flatMap(({ content, script }) => [...inlineScripts(content), script]);
  return own.find((script) => scriptMark(oneLineEnd(script)) === mark) ?? null;
}

function isAllowed({ category }: Snippet, allowed: Allowed): boolean {
  return category === 'necessary' || allowed.includes(category);
}

function suits(piece: Snippet, view: PageView): boolean {
  const device = (view.mobile && piece.onMobile) || (view.tablet && piece.onTablet) || (view.pc && piece.onPc);
  return device && suitsAddress(piece.address, view.requestUri);
}

function wrap(script: string): string {
  return script === '' ? '' : `<script>${script}</script>`;
}

const listActiveSnippets = cached(
  { seconds: 5, tags: ['snippets'] },
  async (shop): Promise<Snippet[]> =>
    shop.db.select().from(snippets).where(eq(snippets.active, true)).orderBy(snippets.id),
);
