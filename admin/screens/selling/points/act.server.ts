import type { ActionFunctionArgs } from 'react-router';
import { unknownIntent } from '#admin/entering.server.ts';
import { staffShop } from '#admin/staff.server.ts';
import { wrong } from '#admin/ui/things/thing-acts.server.ts';
import { toTyped } from '#admin/ui/things/to-typed.ts';
import { parseFields } from '#rules/platform/forms/typed-fields.ts';
import { earningFields, pointRuleFields } from '#rules/selling/rebates/rebate-fields.ts';
import { setEarnedPoints, setPointWorth } from '#shop/selling/points/index.ts';
import { points as texts } from '#texts/panel/selling-rebates.ts';

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
