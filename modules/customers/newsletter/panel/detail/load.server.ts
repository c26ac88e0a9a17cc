import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { textOf, unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { isAllowed, staffOf, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { stale } from '#modules/content/pages/texts/panel-entries.ts';
import type { Faults } from '#platform/forms/rules/typed-fields.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import {
  countReaders,
  figuresOf,
  findNewsletter,
  removeNewsletter,
  resumeNewsletter,
  type SendOutcome,
  saveNewsletter,
  sendTestIssue,
  startNewsletter,
  stopNewsletter,
} from '../../server/index.ts';
import * as texts from '../../texts/panel.ts';
import { answers } from '../../texts/panel.ts';

const REPORTED: Record<string, (email: string) => string> = {
  zapisano: () => texts.answers.saved,
  proba: texts.answers.tested,
  zaczeto: () => texts.answers.started,
};

export async function loadNewsletter({ context, request, params }: LoaderFunctionArgs) {
  const shop = staffShop(context);
  const { searchParams } = new URL(request.url);
  const report = Object.entries(REPORTED).find(([name]) => searchParams.has(name))?.[1];
  const common = {
    reading: await countReaders(shop),
    mayChange: isAllowed(context, 'content.change'),
    maySend: isAllowed(context, 'newsletter.send'),
    report: report ? { done: report(staffOf(context).email) } : undefined,
  };
  if (params.id === 'nowy') {
    return { ...common, id: null, subject: '', body: '', mark: '', state: 'draft' as const, figures: null };
  }
  const newsletter = await findNewsletter(shop, Number(params.id));
  if (!newsletter) throw data(null, 404);
  const { id, subject, body, mark, state } = newsletter;
  const figures = state === 'draft' ? null : figuresOf(newsletter);
  return { ...common, id, subject, body, mark, state, figures };
}

const LIST = '/zaplecze/newslettery';

export interface NewsletterAnswer extends ActAnswer {
  typed?: { subject: string; body: string };
  faults?: Faults;
  /** The version another editor saved meanwhile, and the mark that replaces it. */
  theirs?: { subject: string; body: string; mark: string };
}

export async function changeNewsletter({
  context,
  request,
  params,
}: ActionFunctionArgs): Promise<NewsletterAnswer | Response> {
  const shop = staffShop(context);
  const form = await request.formData();
  const id = params.id === 'nowy' ? null : Number(params.id);
  switch (form.get('intent')) {
    case 'save':
      return keep(shop, id, form, async (saved) => redirect(`${LIST}/${saved}?zapisano=1`));
    case 'test':
      return keep(shop, id, form, async (saved) => {
        const { email } = staffOf(context);
        const outcome = await sendTestIssue(shop, saved, email);
        const answer = outcome === 'sent' ? { done: answers.tested(email) } : { refused: answers[outcome] };
        // A new draft has its own address from now on.
        return id === null && outcome === 'sent' ? redirect(`${LIST}/${saved}?proba=1`) : answer;
      });
    case 'start':
      return keep(shop, id, form, async (saved) => {
        const outcome = await startNewsletter(shop, saved, typedIn(form));
        if (outcome === 'stale') return newer(shop, saved, form);
        return outcome === 'done' ? redirect(`${LIST}/${saved}?zaczeto=1`) : { refused: answers[outcome] };
      });
    case 'stop':
      return answerOf(await stopNewsletter(shop, Number(id)), answers.stopped);
    case 'resume':
      return answerOf(await resumeNewsletter(shop, Number(id)), answers.resumed);
    case 'remove': {
      const outcome = await removeNewsletter(shop, Number(id));
      return outcome === 'removed' ? redirect(`${LIST}?usunieto=1`) : { refused: answers[outcome] };
    }
    default:
      throw unknownIntent();
  }
}

function answerOf(outcome: SendOutcome, done: string): NewsletterAnswer {
  return outcome === 'done' ? { done } : { refused: outcome === 'stale' ? stale.refused : answers[outcome] };
}

async function keep(
  shop: Shop,
  id: number | null,
  form: FormData,
  andThen: (id: number) => Promise<NewsletterAnswer | Response>,
): Promise<NewsletterAnswer | Response> {
  const typed = typedIn(form);
  const saved = await saveNewsletter(shop, id, typed, textOf(form, 'mark') || undefined);
  if (saved.ok) return andThen(saved.id);
  if (saved.error === 'faults') return { typed, faults: saved.faults, refused: answers.lookAgain };
  return saved.error === 'stale' ? newer(shop, Number(id), form) : { typed, refused: answers[saved.error] };
}

async function newer(shop: Shop, id: number, form: FormData): Promise<NewsletterAnswer> {
  const typed = typedIn(form);
  const now = await findNewsletter(shop, id);
  if (!now) return { typed, refused: answers.unknown };
  return { typed, refused: stale.refused, theirs: { subject: now.subject, body: now.body, mark: now.mark } };
}

const typedIn = (form: FormData) => ({ subject: textOf(form, 'subject'), body: textOf(form, 'body') });
