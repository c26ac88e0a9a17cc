import { eq, getTableColumns } from 'drizzle-orm';
import { HOME_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import { isRunning } from '#modules/content/home/rules/banner-fields.ts';
import { type HomeBlock, parseHomeBlock } from '#modules/content/home/rules/home-blocks.ts';
import { scriptMark } from '#modules/content/tracking/rules/script-mark.ts';
import type { ConsentCategory } from '#modules/customers/consents/rules/consent.ts';
import { cached } from '#platform/cache/server/cached.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { oneLineEnd } from '#platform/text/rules/text.ts';
import { type Banner, inlineScripts, SCRIPT_SEAM, suitsAddress } from '../rules/page-snippets.ts';
import { banners, homeBlocks, snippets } from './tables.ts';

type Snippet = typeof snippets.$inferSelect;

/** The page the pieces are for: its address and the kind of device (view class 1, 2, 3–4). */
export interface PageView {
  mobile: boolean;
  tablet: boolean;
  pc: boolean;
  requestUri: string;
}

export interface PageParts {
  snippets: { id: number; region: 'head' | 'body_top' | 'other'; content: string }[];
  layers: Pick<Snippet, 'id' | 'content' | 'opens' | 'title'>[];
  /** Scripts of the layers, one text with seams. */
  script: string;
}

type Allowed = readonly ConsentCategory[];

/** The owner's marketing pieces for one page; what the shopper has not allowed is not even handed out. */
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

/** The text of a script in one of the pieces, by its mark; null when no piece has it or the shopper has not allowed it. */
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

/** The blocks of the main page, from top to bottom; those that cannot be shown are left out. */
const ofHome = { seconds: 60, tags: [HOME_TAG], whileListening: true };

export const listHomeBlocks = cached(ofHome, async (shop): Promise<HomeBlock[]> => {
  const rows = await shop.db.select().from(homeBlocks).orderBy(homeBlocks.position, homeBlocks.id);
  return rows.flatMap((row) => parseHomeBlock(row) ?? []);
});

const listAllBanners = cached(ofHome, async (shop) => {
  const { position, ...shown } = getTableColumns(banners);
  return shop.db.select(shown).from(banners).orderBy(position, banners.id);
});

/** The banners of the moment. */
export async function listBanners(shop: Shop): Promise<Banner[]> {
  const at = shop.seenAt ?? shop.now();
  const running = (await listAllBanners(shop)).filter((banner) => isRunning(banner, at));
  return running.map(({ startsAt: _from, endsAt: _to, ...banner }) => banner);
}
