import { eq } from 'drizzle-orm';
import { kept } from '../kept.ts';
import type { Shop } from '../shop.ts';
import { snippets } from './tables.ts';

type Snippet = Pick<
  typeof snippets.$inferSelect,
  'id' | 'kind' | 'region' | 'content' | 'script' | 'address' | 'onMobile' | 'onTablet' | 'onPc'
>;

/** The page the pieces are for: its address and the kind of device (view class 1, 2, 3–4). */
export interface PageView {
  mobile: boolean;
  tablet: boolean;
  pc: boolean;
  requestUri: string;
}

export interface PageParts {
  snippets: { id: number; region: 'head' | 'body_top' | 'other'; content: string }[];
  layers: { id: number; content: string }[];
  /** Scripts of the layers, one text. */
  script: string;
}

/** The owner's marketing pieces for one page. */
export async function pickPageParts(shop: Shop, view: PageView): Promise<PageParts> {
  const shown = (await readPieces(shop)).filter((piece) => suits(piece, view));
  const layers = shown.filter((piece) => piece.kind === 'layer');
  return {
    snippets: shown
      .filter((piece) => piece.kind === 'snippet')
      .map(({ id, region, content, script }) => ({ id, region, content: content + wrap(script) })),
    layers: layers.map(({ id, content }) => ({ id, content })),
    script: layers.flatMap(({ script }) => script || []).join('\n'),
  };
}

function suits(piece: Snippet, view: PageView): boolean {
  const device = (view.mobile && piece.onMobile) || (view.tablet && piece.onTablet) || (view.pc && piece.onPc);
  return device && view.requestUri.startsWith(piece.address);
}

function wrap(script: string): string {
  return script === '' ? '' : `<script>${script}</script>`;
}

const readPieces = kept(
  { seconds: 5 },
  async (shop): Promise<Snippet[]> =>
    shop.db.select().from(snippets).where(eq(snippets.active, true)).orderBy(snippets.id),
);
