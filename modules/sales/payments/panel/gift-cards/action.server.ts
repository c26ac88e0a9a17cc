import type { ActionFunctionArgs } from 'react-router';
import { wrong } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { toTyped } from '#modules/back-office/resources/panel/to-typed.ts';
import { answers } from '#modules/back-office/resources/texts/panel.ts';
import { unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { parseFields } from '#platform/forms/rules/typed-fields.ts';
import { cardFields } from '../../rules/card-fields.ts';
import { blockCard, issueOwnCards } from '../../server/index.ts';
import { cards as texts } from '../../texts/panel.ts';

export async function changeCards({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const shop = staffShop(context);
  const intent = form.get('intent');
  if (intent === 'block' || intent === 'unblock') {
    const id = Number(form.get('id'));
    const isBlocked = intent === 'block';
    if (!(await blockCard(shop, id, isBlocked))) return { refused: answers.unknown };
    const undo = { intent: isBlocked ? 'unblock' : 'block', fields: { id: String(id) } };
    return { done: isBlocked ? texts.blocked : texts.unblocked, undo };
  }
  if (intent !== 'issue') throw unknownIntent();
  const typed = toTyped(cardFields, form);
  const { values, faults } = parseFields(cardFields, typed);
  if (!values) return wrong(typed, faults);
  const outcome = await issueOwnCards(shop, values);
  if (!outcome.ok) return wrong(typed, outcome.faults);
  return { done: texts.issued, issued: outcome.cards.map(({ number, pin }) => ({ number, pin })) };
}
