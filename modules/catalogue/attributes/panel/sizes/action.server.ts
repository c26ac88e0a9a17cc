import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import {
  listManagedSizes,
  listManagedUnits,
  moveSize,
  type RenameOutcome,
  renameSize,
  renameUnit,
} from '../../server/index.ts';
import { sizes as texts } from '../../texts/panel.ts';

export async function loadSizes({ context }: LoaderFunctionArgs) {
  const shop = staffShop(context);
  const [sizes, units] = await Promise.all([listManagedSizes(shop), listManagedUnits(shop)]);
  return { sizes, units, mayChange: isAllowed(context, 'catalogue.change') };
}

export interface SizesAnswer extends ActAnswer {
  typed?: Record<string, string>;
}

export async function changeSizes({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const shop = staffShop(context);
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const { type = '', name = '', unit = '', plural = '' } = typed;
  const { answers } = texts;
  const toAnswer = (outcome: RenameOutcome, wrong: string) => {
    if (outcome === 'saved') return data<SizesAnswer>({ done: answers.saved });
    return data<SizesAnswer>({ refused: outcome === 'wrong' ? wrong : answers[outcome], typed }, 409);
  };
  const move = async (places: 1 | -1, back: string) => {
    if (!(await moveSize(shop, type, places))) return toAnswer('unknown', '');
    return data<SizesAnswer>({ done: answers.moved, undo: { intent: back, fields: { type } } });
  };
  switch (form.get('intent')) {
    case 'rename':
      return toAnswer(await renameSize(shop, type, name, form.getAll('was').map(String)), answers.wrongSize);
    case 'up':
      return move(-1, 'down');
    case 'down':
      return move(1, 'up');
    case 'unit': {
      const from = { unit: typed.wasUnit ?? '', plural: typed.wasPlural ?? '' };
      return toAnswer(await renameUnit(shop, from, { unit, plural }), answers.wrongUnit);
    }
    default:
      throw unknownIntent();
  }
}
