import { data, type LoaderFunctionArgs } from 'react-router';
import { isAllowed, staffOf, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { figuresOf, findNewsletter, surveyReaders } from '../../server/index.ts';
import * as texts from '../../texts/panel.ts';

const REPORTED: Record<string, (email: string) => string> = {
  zapisano: () => texts.answers.saved,
  proba: texts.answers.tested,
  zaczeto: () => texts.answers.started,
};

/** One newsletter: a draft to be written, or one that is sent with its figures. */
export async function loadNewsletter({ context, request, params }: LoaderFunctionArgs) {
  const shop = staffShop(context);
  const { searchParams } = new URL(request.url);
  const told = Object.entries(REPORTED).find(([name]) => searchParams.has(name))?.[1];
  const { reading } = await surveyReaders(shop, 0);
  const common = {
    reading,
    mayChange: isAllowed(context, 'content.change'),
    maySend: isAllowed(context, 'newsletter.send'),
    told: told ? { done: told(staffOf(context).email) } : undefined,
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
