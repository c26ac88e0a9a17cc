import type { ActionFunctionArgs } from 'react-router';
import { changeRow, wrong } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { toTyped } from '#modules/back-office/resources/panel/to-typed.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { parseFields } from '#platform/forms/rules/typed-fields.ts';
import { closedDayFields } from '../../rules/location-fields.ts';
import { removeClosedDay, saveClosedDay } from '../../server/index.ts';
import { closedDays as texts } from '../../texts/panel.ts';
import { COURIERS } from '../resources.server.ts';

/** Buttons of the list, and days on which nothing is sent. */
export async function changeDelivery(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const intent = form.get('intent');
  const shop = staffShop(args.context);
  if (intent === 'open-day') {
    await removeClosedDay(shop, String(form.get('day')));
    return { done: texts.removed };
  }
  if (intent !== 'close-day') return changeRow(COURIERS, args);
  const typed = toTyped(closedDayFields, form);
  const { values, faults } = parseFields(closedDayFields, typed);
  if (!values) return wrong(typed, faults);
  const outcome = await saveClosedDay(shop, values);
  return outcome.ok ? { done: texts.saved } : wrong(typed, outcome.faults ?? {});
}
