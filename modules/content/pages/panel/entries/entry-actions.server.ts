import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { unknownIntent, withStatus } from '#modules/back-office/staff/panel/entering.server.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { isKnownPicture } from '#modules/content/pictures/server/index.ts';
import { type Faults, parseFields, writeFields } from '#platform/forms/rules/typed-fields.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import { blogFields, newsFields } from '../../rules/entry-fields.ts';
import { countEntries, type EntryKind, findEntry, listEntries, removeEntry, saveEntry } from '../../server/index.ts';
import { answers, stale } from '../../texts/panel-entries.ts';
import { previewLink } from '../preview-context.server.ts';

const LISTS = { news: '/zaplecze/aktualnosci', blog: '/zaplecze/blog' };

/** News and blog share their screens; the address has the kind. */
export const kindAt = ({ pathname }: URL): EntryKind => (pathname.startsWith(LISTS.blog) ? 'blog' : 'news');

const ON_PAGE = 30;

export async function loadEntries(kind: EntryKind, { context, request }: LoaderFunctionArgs) {
  const shop = staffShop(context);
  const { searchParams } = new URL(request.url);
  const page = Math.max(0, Math.trunc(Number(searchParams.get('strona'))) || 0);
  const today = warsawDay(shop.now());
  const [entries, count] = await Promise.all([
    listEntries(shop, kind, ON_PAGE, page * ON_PAGE),
    countEntries(shop, kind),
  ]);
  const removed: ActAnswer | undefined = searchParams.has('usunieto') ? { done: answers.removed } : undefined;
  return {
    kind,
    list: LISTS[kind],
    count,
    entries: entries.map((entry) => ({ ...entry, isOut: entry.date <= today })),
    next: (page + 1) * ON_PAGE < count ? `?strona=${page + 1}` : null,
    previous: page > 0 ? `?strona=${page - 1}` : null,
    mayChange: isAllowed(context, 'content.change'),
    removed,
  };
}

export async function loadEntry(kind: EntryKind, { context, params }: LoaderFunctionArgs) {
  const shop = staffShop(context);
  const list = LISTS[kind];
  const mayChange = isAllowed(context, 'content.change');
  if (params.id === 'nowy') {
    const newEntry = { title: '', lead: '', date: warsawDay(shop.now()), photo: '', body: '', author: '' };
    return {
      kind,
      list,
      id: null,
      title: '',
      typed: writeFields(blogFields, newEntry),
      mark: '',
      links: null,
      mayChange,
    };
  }
  const entry = await findEntry(shop, kind, Number(params.id));
  if (!entry) throw data(null, 404);
  const isOut = entry.date <= warsawDay(shop.now());
  const links = { preview: previewLink(entry.link, entry.date), shop: isOut ? entry.link : null };
  const { id, title, mark } = entry;
  return { kind, list, id, title, typed: writeFields(blogFields, entry), mark, links, mayChange };
}

export interface EntryAnswer extends ActAnswer {
  typed?: Record<string, string>;
  faults?: Faults;
  /** The version another editor saved meanwhile, and the mark that replaces it. */
  theirs?: { typed: Record<string, string>; mark: string };
}

export async function changeEntry(kind: EntryKind, args: ActionFunctionArgs) {
  const answer = await change(kind, args);
  if (answer instanceof Response) return answer;
  return withStatus(args.request, answer, answer.theirs && 409);
}

async function change(
  kind: EntryKind,
  { context, request, params }: ActionFunctionArgs,
): Promise<EntryAnswer | Response> {
  const form = await request.formData();
  const shop = staffShop(context);
  const id = params.id === 'nowy' ? null : Number(params.id);
  const intent = form.get('intent');
  if (intent === 'remove' && id !== null) {
    const outcome = await removeEntry(shop, kind, id);
    return outcome === 'removed' ? redirect(`${LISTS[kind]}?usunieto=1`) : { refused: answers.unknown };
  }
  if (intent !== 'save') throw unknownIntent();
  return save(shop, kind, id, form);
}

async function save(shop: Shop, kind: EntryKind, id: number | null, form: FormData): Promise<EntryAnswer | Response> {
  const fields = kind === 'news' ? newsFields : blogFields;
  const typed = Object.fromEntries(Object.keys(fields).map((name) => [name, String(form.get(name) ?? '')]));
  const { values, faults } = parseFields(fields, typed);
  if (!values) return { typed, faults };
  if (values.photo && !(await isKnownPicture(shop, values.photo))) return { typed, faults: { photo: 'picture' } };
  const change = { ...values, photo: values.photo || null };
  const outcome = await saveEntry(shop, kind, id, change, String(form.get('mark') ?? '') || undefined);
  if (outcome.ok) {
    if (id === null) return redirect(`${LISTS[kind]}/${outcome.id}`);
    const isOut = values.date <= warsawDay(shop.now());
    return { done: isOut ? answers.out : answers.ahead(values.date) };
  }
  const now = id === null ? null : await findEntry(shop, kind, id);
  if (outcome.error !== 'stale' || !now) return { refused: answers.unknown, typed };
  return { refused: stale.refused, typed, theirs: { typed: writeFields(blogFields, now), mark: now.mark } };
}
