import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { savedAnswer } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import { inputFaults } from '#platform/panel-ui/texts/faults.ts';
import { type CategoryPlace, TREE_STEPS } from '../rules/move-category.ts';
import { listManagedCategories, moveCategory } from '../server/index.ts';
import { answers } from '../texts/panel.ts';

export async function loadTree({ context, request }: LoaderFunctionArgs) {
  const isRemoved = new URL(request.url).searchParams.has('usunieto');
  const answer: ActAnswer | undefined = isRemoved ? { done: answers.removed } : savedAnswer(request);
  return {
    categories: await listManagedCategories(staffShop(context)),
    mayChange: isAllowed(context, 'catalogue.change'),
    answer,
  };
}

/** A step by a button, or the place a drag or an undo names. */
export async function changeTree({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const shop = staffShop(context);
  const intent = form.get('intent');
  const to = intent === 'place' ? parsePlace(form) : TREE_STEPS.find((step) => step === intent);
  if (!to) throw unknownIntent();
  const id = Number(form.get('id'));
  const outcome = await moveCategory(shop, id, to);
  if (outcome.fault !== null) {
    const { fault } = outcome;
    const refused = fault === 'unknown' || fault === 'nowhere' ? answers[fault] : inputFaults[fault];
    return data<ActAnswer>({ refused }, 409);
  }
  const { parentId, beforeId } = outcome.from;
  const fields = { id: String(id), parentId: String(parentId ?? ''), beforeId: String(beforeId ?? '') };
  return data<ActAnswer>({ done: answers.moved(outcome.name), undo: { intent: 'place', fields } });
}

function parsePlace(form: FormData): CategoryPlace {
  const parse = (name: string) => Number(form.get(name)) || null;
  return { parentId: parse('parentId'), beforeId: parse('beforeId') };
}
