import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { previewLink } from '#modules/content/pages/panel/preview-context.server.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import { BLOCK_QUESTIONS } from '../rules/block-form.ts';
import { homeBlockKinds, parseHomeBlock } from '../rules/home-blocks.ts';
import { addBlock, listManagedBlocks, moveBlock, removeBlock } from '../server/index.ts';
import { answers } from '../texts/panel.ts';

const WIDTHS = [390, 820, 1100, 1440] as const;

export async function loadHomeBlocks({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const rows = await listManagedBlocks(staffShop(context));
  const width = WIDTHS.find((one) => String(one) === searchParams.get('szerokosc')) ?? null;
  const at = searchParams.get('dnia') ?? '';
  const saved: ActAnswer | undefined = searchParams.has('zapisano') ? { done: answers.saved } : undefined;
  return {
    blocks: rows.flatMap((row) => {
      const kind = homeBlockKinds.find((one) => one === row.kind);
      return kind ? [{ id: row.id, kind, isShown: parseHomeBlock(row) !== null }] : [];
    }),
    preview: { width, at, address: previewLink('/', at) },
    widths: WIDTHS,
    mayChange: isAllowed(context, 'content.change'),
    saved,
  };
}

export async function changeHomeBlocks({ context, request }: ActionFunctionArgs): Promise<ActAnswer | Response> {
  const form = await request.formData();
  const shop = staffShop(context);
  const id = Number(form.get('id'));
  const moved = async (places: number): Promise<ActAnswer> => {
    if (!(await moveBlock(shop, id, places))) return { refused: answers.unknown };
    return { done: answers.moved, undo: { intent: 'move', fields: { id: String(id), places: String(-places) } } };
  };
  switch (form.get('intent')) {
    case 'up':
      return moved(-1);
    case 'down':
      return moved(1);
    case 'move':
      return moved(Math.trunc(Number(form.get('places'))) || 0);
    case 'remove':
      return (await removeBlock(shop, id)) === 'removed' ? { done: answers.removed } : { refused: answers.unknown };
    case 'add': {
      const kind = homeBlockKinds.find((one) => one === form.get('kind'));
      if (!kind) return { refused: answers.unknown };
      if (BLOCK_QUESTIONS[kind].length > 0) return redirect(`/zaplecze/strona-glowna/${kind}`);
      await addBlock(shop, { kind, content: {} });
      return { done: answers.added };
    }
    default:
      throw unknownIntent();
  }
}
