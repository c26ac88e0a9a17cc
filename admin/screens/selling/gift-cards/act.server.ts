import type { ActionFunctionArgs } from 'react-router';
import { unknownIntent } from '#admin/entering.server.ts';
import { staffShop } from '#admin/staff.server.ts';
import { wrong } from '#admin/ui/things/thing-acts.server.ts';
import { toTyped } from '#admin/ui/things/to-typed.ts';
import { parseFields } from '#rules/platform/forms/typed-fields.ts';
import { cardFields } from '#rules/selling/payments/card-fields.ts';
import { blockCard, issueOwnCards } from '#shop/selling/payments/index.ts';
import { answers } from '#texts/panel/offer.ts';
import { cards as texts } from '#texts/panel/selling-payments.ts';

/** Issues cards, or blocks one and lets it go again. */
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
