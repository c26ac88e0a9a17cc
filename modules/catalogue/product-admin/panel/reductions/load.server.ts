import type { RouterContextProvider } from 'react-router';
import { toTyped } from '#modules/back-office/resources/panel/to-typed.ts';
import { unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { listCategoryChoices } from '#modules/catalogue/categories/server/index.ts';
import { type Faults, parseFields } from '#platform/forms/rules/typed-fields.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import { shortMoment } from '#platform/time/rules/date-format.ts';
import { checkPlan, planFields } from '../../rules/plan-fields.ts';
import { planState } from '../../rules/plan-state.ts';
import { cancelPlan, listPlans, type PlannedSize, planReduction, previewPlan } from '../../server/index.ts';
import * as texts from '../../texts/panel-reductions.ts';
import { loadUnderpriced } from '../underpriced/describe-bundle.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadReductions(context: Context) {
  const shop = staffShop(context);
  const now = shop.now();
  const plans = await listPlans(shop);
  return {
    underpriced: await loadUnderpriced(shop),
    options: { categoryId: await listCategoryChoices(shop) },
    plans: plans.map((plan) => ({
      id: plan.id,
      name: plan.name,
      percent: texts.preview.percent(plan.percent),
      from: shortMoment(plan.startsAt),
      to: shortMoment(plan.endsAt),
      sizes: plan.sizes,
      state: planState(plan, now),
    })),
  };
}

export interface PlanAnswer extends ActAnswer {
  typed?: Record<string, string>;
  faults?: Faults;
  preview?: { many: number; rows: ReturnType<typeof toRow>[] };
}

export async function changeReductions(context: Context, request: Request): Promise<PlanAnswer> {
  const shop = staffShop(context);
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === 'cancel') {
    return (await cancelPlan(shop, Number(form.get('id'))))
      ? { done: texts.cancelled }
      : { refused: texts.notCancelled };
  }
  if (intent !== 'check' && intent !== 'plan') throw unknownIntent();
  const typed = toTyped(planFields, form);
  const parsed = parseFields(planFields, typed);
  const faults = parsed.faults ?? checkPlan(parsed.values, shop.now());
  if (faults || !parsed.values) return { typed, refused: texts.lookAgain, faults: faults ?? {} };
  if (intent === 'plan') {
    const planned = await planReduction(shop, parsed.values);
    if (planned.ok) return { done: texts.planned };
    return planned.faults
      ? { typed, refused: texts.lookAgain, faults: planned.faults }
      : { typed, refused: texts.nothing };
  }
  const { count, sizes } = await previewPlan(shop, parsed.values);
  if (count === 0) return { typed, refused: texts.nothing };
  return { typed, preview: { many: count, rows: sizes.map(toRow) } };
}

function toRow({ sizeId, name, size, regular, price, lowest, saving }: PlannedSize) {
  return {
    id: sizeId,
    name: size ? `${name}, ${size}` : name,
    regular: formatMoney(regular),
    price: formatMoney(price),
    lowest: lowest === null ? '' : formatMoney(lowest),
    shown: saving ? texts.preview.percent(saving.percent) : texts.preview.none,
  };
}
