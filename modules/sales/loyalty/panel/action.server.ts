import type { ActionFunctionArgs } from 'react-router';
import { wrong } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { toTyped } from '#modules/back-office/resources/panel/to-typed.ts';
import { unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { parseFields } from '#platform/forms/rules/typed-fields.ts';
import { earningFields, pointRuleFields } from '../rules/point-fields.ts';
import { setEarnedPoints, setPointWorth } from '../server/index.ts';
import { points as texts } from '../texts/panel.ts';

export async function changePointRules({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const shop = staffShop(context);
  if (form.get('intent') === 'worth') {
    const typed = toTyped(pointRuleFields, form);
    const { values, faults } = parseFields(pointRuleFields, typed);
    if (!values) return wrong(typed, faults);
    const outcome = await setPointWorth(shop, values.pointWorth);
    return outcome.ok ? { done: texts.worthSaved } : wrong(typed, outcome.faults);
  }
  if (form.get('intent') !== 'earning') throw unknownIntent();
  const typed = toTyped(earningFields, form);
  const { values, faults } = parseFields(earningFields, typed);
  if (!values) return wrong(typed, faults);
  const outcome = await setEarnedPoints(shop, values);
  return outcome.ok ? { done: texts.earningSaved(outcome.changed) } : wrong(typed, outcome.faults);
}
