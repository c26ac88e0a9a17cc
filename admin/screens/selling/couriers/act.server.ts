import type { ActionFunctionArgs } from 'react-router';
import { staffShop } from '#admin/staff.server.ts';
import { changeRow, wrong } from '#admin/ui/things/thing-acts.server.ts';
import { toTyped } from '#admin/ui/things/to-typed.ts';
import { parseFields } from '#rules/platform/forms/typed-fields.ts';
import { closedDayFields } from '#rules/selling/delivery/location-fields.ts';
import { removeClosedDay, saveClosedDay } from '#shop/selling/delivery/index.ts';
import { closedDays as texts } from '#texts/panel/selling-delivery.ts';
import { COURIERS } from '../offer/things.server.ts';

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
