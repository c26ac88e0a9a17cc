import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { textOf, unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { importRedirects, type RedirectProblem } from '#modules/catalogue/import/server/index.ts';
import { redirects as texts } from '#modules/catalogue/redirects/texts/panel.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import {
  addRedirect,
  findLiving,
  findRedirect,
  listRedirects,
  parseRedirectAddress,
  removeRedirect,
} from '../server/index.ts';

const ON_PAGE = 50;
const MAX_PROBLEMS = 100;

export async function loadRedirects({ context, request }: LoaderFunctionArgs) {
  const shop = staffShop(context);
  const { searchParams } = new URL(request.url);
  const text = searchParams.get('szukaj')?.trim() ?? '';
  const tried = searchParams.get('adres')?.trim() ?? '';
  const rows = await listRedirects(shop, { text, after: searchParams.get('po') ?? '', limit: ON_PAGE });
  const last = rows.length === ON_PAGE ? rows.at(-1)?.source : undefined;
  return {
    text,
    rows,
    next: last === undefined ? null : `?${new URLSearchParams({ szukaj: text, po: last })}`,
    tried,
    found: tried === '' ? '' : await tryAddress(shop, tried),
    mayChange: isAllowed(context, 'content.change'),
  };
}

/** The answer to a request for this address. */
async function tryAddress(shop: Shop, tried: string): Promise<string> {
  const address = parseRedirectAddress(tried.replace(/^https?:\/\/[^/]+/, ''));
  if (address === null) return texts.noAddress;
  if ((await findLiving(shop.db, [address], shop.now())).has(address)) return texts.isPage;
  const target = await findRedirect(shop, address);
  return target === null ? texts.leadsNowhere : texts.leadsTo(target);
}

export interface RedirectsAnswer extends ActAnswer {
  typed?: { source: string; target: string };
  problems?: { row: number; text: string }[];
}

export async function changeRedirects({ context, request }: ActionFunctionArgs): Promise<RedirectsAnswer> {
  const form = await request.formData();
  const shop = staffShop(context);
  const source = textOf(form, 'source').trim();
  const target = textOf(form, 'target').trim();
  switch (form.get('intent')) {
    case 'add': {
      const outcome = await addRedirect(shop, { source, target });
      if (outcome === 'added') return { done: texts.answers.added };
      return { refused: texts.answers[outcome], typed: { source, target } };
    }
    case 'remove': {
      if (!(await removeRedirect(shop, source))) return { refused: texts.answers.unknown };
      return { done: texts.answers.removed, undo: { intent: 'add', fields: { source, target } } };
    }
    case 'import':
      return bringFile(shop, form.get('file'));
    default:
      throw unknownIntent();
  }
}

async function bringFile(shop: Shop, file: FormDataEntryValue | null): Promise<RedirectsAnswer> {
  if (!(file instanceof File) || file.size === 0) return { refused: texts.file.missing };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const outcome = await importRedirects(shop, bytes);
  if (outcome.ok) return { done: texts.file.done(outcome.rows, outcome.dead.length) };
  if (outcome.problems[0]?.fault === 'too-many') return { refused: texts.file.faults['too-many'] };
  const problems = outcome.problems.slice(0, MAX_PROBLEMS).map((one) => ({ row: one.row, text: problemText(one) }));
  return { refused: texts.file.refused(outcome.problems.length), problems };
}

function problemText({ fault, other }: RedirectProblem): string {
  return fault === 'elsewhere' ? texts.file.elsewhere(other ?? 0) : texts.file.faults[fault];
}
