import type { RouterContextProvider } from 'react-router';
import { unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import { startBulk, undoBulk } from '../../server/index.ts';
import { answers } from '../../texts/panel-bulk.ts';
import { changeOf, targetOf } from './load.server.ts';

/** Starts what the preview showed, or takes the last change back. */
export async function changeMany(context: Readonly<RouterContextProvider>, request: Request): Promise<ActAnswer> {
  const shop = staffShop(context);
  const form = await request.formData();
  if (form.get('intent') === 'undo') {
    const isUndone = await undoBulk(shop, Number(form.get('bulk')));
    return isUndone ? { done: answers.undoing } : { refused: answers.notLast };
  }
  if (form.get('intent') !== 'start') throw unknownIntent();
  const sent = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  const change = changeOf(sent);
  if (!change) return { refused: answers.wrong };
  const started = await startBulk(shop, targetOf(sent), change);
  return started.ok ? { done: answers.started } : { refused: answers[started.error] };
}
