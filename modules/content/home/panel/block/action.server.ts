import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import { BLOCK_QUESTIONS, parseBlockForm } from '../../rules/block-form.ts';
import { type HomeBlockKind, homeBlockKinds } from '../../rules/home-blocks.ts';
import { addBlock, findManagedBlock, listManagedBanners, saveBlock } from '../../server/index.ts';
import { answers, faults } from '../../texts/panel.ts';

type Written = Record<string, string[]>;

async function findRequested(shop: Shop, asked: string | undefined) {
  const newKind = homeBlockKinds.find((kind) => kind === asked);
  if (newKind) return { id: null, kind: newKind, content: {}, mark: '' };
  const found = await findManagedBlock(shop, Number(asked));
  const kind = homeBlockKinds.find((one) => one === found?.kind);
  if (!found || !kind) throw data(null, 404);
  return { id: found.id, kind, content: found.content, mark: found.mark };
}

export async function loadBlock({ context, params }: LoaderFunctionArgs) {
  const shop = staffShop(context);
  const { id, kind, content, mark } = await findRequested(shop, params.id);
  const banners = (await listManagedBanners(shop)).map((banner) => ({ id: banner.id, title: banner.title }));
  return { id, kind, mark, banners, written: toWritten(kind, content) };
}

export interface BlockAnswer extends ActAnswer {
  written?: Written;
  mark?: string;
}

export async function changeBlock({ context, request, params }: ActionFunctionArgs): Promise<BlockAnswer | Response> {
  const form = await request.formData();
  const shop = staffShop(context);
  const { id, kind } = await findRequested(shop, params.id);
  const sent = (name: string) => form.getAll(name).map(String);
  const written = Object.fromEntries(BLOCK_QUESTIONS[kind].map((name) => [name, sent(name)]));
  const parsed = parseBlockForm(kind, sent);
  if ('fault' in parsed) return { refused: faults[parsed.fault], written };
  if (id === null) await addBlock(shop, parsed.block);
  else {
    const outcome = await saveBlock(shop, id, parsed.block, String(form.get('mark') ?? '') || undefined);
    const now = outcome === 'stale' ? await findManagedBlock(shop, id) : null;
    if (outcome !== 'saved') return { refused: answers[outcome], written, mark: now?.mark };
  }
  return redirect('/zaplecze/strona-glowna?zapisano=1');
}

function toWritten(kind: HomeBlockKind, content: unknown): Written {
  const values: Record<string, unknown> = typeof content === 'object' && content !== null ? { ...content } : {};
  const texts = (value: unknown) =>
    Array.isArray(value) ? value.map(String) : [value === undefined ? '' : String(value)];
  return Object.fromEntries(BLOCK_QUESTIONS[kind].map((name) => [name, texts(values[name])]));
}
