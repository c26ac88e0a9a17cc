import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { unknownIntent } from '#admin/entering.server.ts';
import { isAllowed, staffShop } from '#admin/staff.server.ts';
import type { ActAnswer } from '#admin/ui/act-result.tsx';
import {
  addRedirect,
  findRedirect,
  listRedirects,
  parseRedirectAddress,
  removeRedirect,
} from '#shop/catalogue/redirects/index.ts';
import { redirects as texts } from '#texts/panel/content-pieces.ts';

const ON_PAGE = 50;

export async function loadRedirects({ context, request }: LoaderFunctionArgs) {
  const shop = staffShop(context);
  const { searchParams } = new URL(request.url);
  const text = searchParams.get('szukaj')?.trim() ?? '';
  const tried = searchParams.get('adres')?.trim() ?? '';
  const rows = await listRedirects(shop, { text, after: searchParams.get('po') ?? '', limit: ON_PAGE });
  const last = rows.length === ON_PAGE ? rows.at(-1)?.source : undefined;
  const asked = parseRedirectAddress(tried.replace(/^https?:\/\/[^/]+/, ''));
  return {
    text,
    rows,
    next: last === undefined ? null : `?${new URLSearchParams({ szukaj: text, po: last })}`,
    tried,
    leadsTo: asked === null ? null : await findRedirect(shop, asked),
    mayChange: isAllowed(context, 'content.change'),
  };
}

export async function changeRedirects({ context, request }: ActionFunctionArgs): Promise<ActAnswer> {
  const form = await request.formData();
  const shop = staffShop(context);
  const source = String(form.get('source') ?? '').trim();
  const target = String(form.get('target') ?? '').trim();
  switch (form.get('intent')) {
    case 'add': {
      const outcome = await addRedirect(shop, { source, target });
      return outcome === 'added' ? { done: texts.answers.added } : { refused: texts.answers[outcome] };
    }
    case 'remove': {
      if (!(await removeRedirect(shop, source))) return { refused: texts.answers.unknown };
      return { done: texts.answers.removed, undo: { intent: 'add', fields: { source, target } } };
    }
    default:
      throw unknownIntent();
  }
}
