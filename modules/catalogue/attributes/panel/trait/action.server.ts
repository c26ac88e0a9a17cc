import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { loadResource, saveResource } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import { listTraitValues, moveTraitValue, removeTraitValue, saveTraitValue } from '../../server/index.ts';
import { values as texts } from '../../texts/panel.ts';
import { TRAITS } from '../resources.server.ts';

export async function loadTrait(args: LoaderFunctionArgs) {
  const loaded = await loadResource(TRAITS, args);
  const values = loaded.id === null ? [] : await listTraitValues(staffShop(args.context), loaded.id);
  return { ...loaded, values };
}

/** `id` is null for a value that was to be added. */
export interface ValueAnswer extends ActAnswer {
  typed?: { id: number | null; value: string };
}

export async function changeTrait(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const shop = staffShop(args.context);
  const traitId = Number(args.params.id);
  const id = form.get('id') === null ? null : Number(form.get('id'));
  const { answers } = texts;
  const move = async (places: 1 | -1, back: string) => {
    if (!(await moveTraitValue(shop, traitId, Number(id), places))) return refuse(answers.unknown);
    return data<ValueAnswer>({ done: answers.moved, undo: { intent: back, fields: { id: String(id) } } });
  };
  switch (form.get('intent')) {
    case 'value': {
      const value = String(form.get('value') ?? '').trim();
      const outcome = await saveTraitValue(shop, traitId, id, value);
      const isDone = outcome === 'saved' || outcome === 'merged';
      return isDone ? data<ValueAnswer>({ done: answers[outcome] }) : refuse(answers[outcome], { id, value });
    }
    case 'value-up':
      return move(-1, 'value-down');
    case 'value-down':
      return move(1, 'value-up');
    case 'value-remove': {
      const outcome = await removeTraitValue(shop, Number(id));
      return outcome === 'removed' ? data<ValueAnswer>({ done: answers.removed }) : refuse(answers[outcome]);
    }
    default:
      return saveResource(TRAITS, args);
  }
}

function refuse(refused: string, typed?: ValueAnswer['typed']) {
  return data<ValueAnswer>({ refused, typed }, 409);
}
