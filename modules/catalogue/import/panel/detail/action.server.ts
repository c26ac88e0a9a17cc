import { data, type RouterContextProvider } from 'react-router';
import { unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ColumnMapping } from '../../rules/column-mapping.ts';
import { findImport, resumeImport, startImport, stopImport, undoImport } from '../../server/index.ts';
import { columnNames } from '../../texts/columns.ts';
import { faultText } from '../../texts/errors.ts';
import { answers } from '../../texts/panel.ts';
import { mappingOf } from './load.server.ts';

interface ImportAnswer extends ActAnswer {
  /** The answers about the columns, as they were chosen. */
  chosen?: ColumnMapping;
}

/** Tries an import out, begins it, stops it, goes on with it, or takes it back. */
export async function actOnImport(context: Readonly<RouterContextProvider>, request: Request, id: number) {
  const shop = staffShop(context);
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === 'check' || intent === 'import') return start(shop, id, form, intent === 'check');
  if (intent === 'stop') return answerWith((await stopImport(shop, id)) ? 'stopped' : 'unknown');
  if (intent === 'undo') return answerWith((await undoImport(shop, id)) ? 'undoing' : 'notLast');
  if (intent !== 'resume') throw unknownIntent();
  const resumed = await resumeImport(shop, id);
  return answerWith(resumed === 'started' ? 'resumed' : resumed);
}

const REFUSED: readonly (keyof typeof answers)[] = ['unknown', 'another', 'notLast'];

function answerWith(answer: keyof typeof answers) {
  const isRefused = REFUSED.includes(answer);
  return data<ImportAnswer>(
    isRefused ? { refused: answers[answer] } : { done: answers[answer] },
    isRefused ? 409 : 200,
  );
}

async function start(shop: Shop, id: number, form: FormData, dryRun: boolean) {
  const row = await findImport(shop, id);
  const storedMapping = row ? mappingOf(row) : null;
  const mapping =
    storedMapping &&
    Object.fromEntries(
      (row?.headings ?? []).map(({ heading }, at) => [
        heading,
        String(form.get(`column-${at}`) ?? storedMapping[heading] ?? ''),
      ]),
    );
  const outcome = await startImport(shop, id, { mapping, dryRun });
  if (outcome === 'started') return answerWith(dryRun ? 'checking' : 'started');
  if (outcome === 'unknown' || outcome === 'another') return answerWith(outcome);
  const [label] = columnNames[outcome.column as keyof typeof columnNames] ?? [outcome.column];
  return data<ImportAnswer>({ refused: `${label}: ${faultText(outcome.fault)}`, chosen: mapping ?? undefined }, 400);
}
