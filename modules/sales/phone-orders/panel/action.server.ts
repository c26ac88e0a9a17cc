import { type RouterContextProvider, redirect } from 'react-router';
import { unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { lineDetails } from '#modules/sales/basket/texts/line-details.ts';
import type { OrderSummary } from '#modules/sales/checkout/server/index.ts';
import { orderProblemText } from '#modules/sales/checkout/texts/data.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { formatQuantity } from '#platform/money/rules/quantity-text.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import {
  findPhoneGoods,
  findPhonePlaces,
  type PhoneSummary,
  placePhoneOrder,
  quotePhoneOrder,
} from '../server/index.ts';
import * as texts from '../texts/panel.ts';
import { describeGoods, describePlaces, type ShownGoods, type ShownPlace } from './load.server.ts';
import {
  describeLines,
  linesOf,
  parseLine,
  placeOf,
  type ShownLine,
  type Typed,
  type TypedLine,
  toPhoneOrderInput,
  uncounted,
  withLine,
} from './phone-form.server.ts';

export interface PhoneAnswer extends ActAnswer {
  typed: Typed;
  lines: ShownLine[];
  /** Part of it is sent in a parcel, or nothing is chosen yet. */
  isSent: boolean;
  place: ShownPlace | null;
  goods?: ShownGoods;
  places?: ShownPlace[];
  faults?: Record<string, string>;
  quote?: { seen: string; toPay: string; delivery: string; lines: string[] };
}

type Said = Pick<PhoneAnswer, 'done' | 'refused' | 'goods' | 'places' | 'faults' | 'quote'>;

/** One form for all steps: no button loses the input. */
export async function takePhoneOrder(context: Readonly<RouterContextProvider>, request: Request): Promise<PhoneAnswer> {
  const shop = staffShop(context);
  const typed = Object.fromEntries([...(await request.formData())].map(([name, value]) => [name, String(value)]));
  const answer = async (said: Said, lines: readonly TypedLine[] = linesOf(typed)): Promise<PhoneAnswer> => {
    const place = await placeOf(shop, typed);
    // The search is answered: its fields are cleared.
    const kept = { ...typed, search: '', placeSearch: '' };
    const shown = await describeLines(shop, lines);
    return {
      ...said,
      typed: kept,
      lines: shown,
      isSent: shown.length === 0 || shown.some(({ isSent }) => isSent),
      place: describePlaces(place ? [place] : [])[0] ?? null,
    };
  };
  const { searchParams } = new URL(request.url);
  switch (meantBy(typed)) {
    case 'search': {
      const found = await findPhoneGoods(shop, typed.search ?? '');
      if (found.exact) return answer({ done: texts.added }, withLine(linesOf(typed), found.exact));
      return answer({ goods: describeGoods(typed.search ?? '', found) });
    }
    case 'add': {
      const line = parseLine(searchParams.get('dodaj') ?? '');
      return answer({ done: line ? texts.added : undefined }, line ? withLine(linesOf(typed), line) : undefined);
    }
    case 'remove': {
      const left = linesOf(typed).filter(({ productId, size }) => `${productId}/${size}` !== searchParams.get('usun'));
      return answer({ done: texts.removed }, left);
    }
    case 'places': {
      const places = await findPhonePlaces(shop, Number(typed.courier), typed.placeSearch ?? '');
      return answer({ places: describePlaces(places), refused: places.length === 0 ? texts.noPlace : undefined });
    }
    case 'quote':
      return answer(await quote(shop, typed));
    case 'place':
      return answer(await place(shop, typed));
    default:
      throw unknownIntent();
  }
}

/** Enter in any field activates the first button, the search for products: the filled search field decides, otherwise the sums. */
function meantBy({ intent, search, placeSearch }: Typed): string | undefined {
  if (intent !== 'search' || search?.trim()) return intent;
  return placeSearch?.trim() ? 'places' : 'quote';
}

async function check(shop: Shop, typed: Typed) {
  const lines = linesOf(typed);
  if (lines.length === 0) return { refused: texts.nothing };
  // A line without a valid quantity is a problem, never left out.
  const wrong = await describeLines(shop, uncounted(lines));
  if (wrong.length > 0) return { refused: texts.noQuantity(wrong.map(({ name }) => name).join(', ')) };
  return { wish: await toPhoneOrderInput(shop, typed, await placeOf(shop, typed)) };
}

async function quote(shop: Shop, typed: Typed): Promise<Said> {
  const { wish, refused } = await check(shop, typed);
  if (!wish) return { refused };
  const summary = await quotePhoneOrder(shop, wish);
  const said = problemsOf(summary, typed);
  return said.refused ? said : { quote: describe(summary) };
}

async function place(shop: Shop, typed: Typed): Promise<Said> {
  const { wish, refused } = await check(shop, typed);
  if (!wish) return { refused };
  const outcome = await placePhoneOrder(shop, wish, { key: typed.key ?? '', seen: typed.seen ?? '' });
  if (outcome.kind === 'placed') throw redirect(`/zaplecze/zamowienia/${outcome.number}`);
  if (outcome.kind === 'wrong-key') return { refused: texts.changed };
  if (outcome.kind === 'refused') return problemsOf(outcome.summary, typed);
  return { refused: texts.changed, quote: describe(outcome.summary) };
}

/** Fields of the problems. */
function problemsOf({ problems, goods, unmet }: PhoneSummary, typed: Typed): Said {
  const lines = linesOf(typed);
  const atLines = unmet.map((line) => {
    const at = lines.findIndex(({ productId, size }) => productId === line.productId && size === line.size);
    return [`quantity-${at}`, texts.unmet(line)];
  });
  const faults: Record<string, string> = Object.fromEntries([
    ...problems.map((problem) => [problem.field.replace('.', '_'), orderProblemText(problem)]),
    ...atLines,
  ]);
  if (unmet.length > 0) return { refused: texts.problems, faults };
  if (goods.missed.length > 0)
    return { refused: texts.missing(goods.missed.map(({ line }) => line.name).join(', ')), faults };
  return problems.length > 0 ? { refused: texts.problems, faults } : {};
}

function describe({ seen, toPay, totals, goods }: OrderSummary) {
  return {
    seen,
    toPay: formatMoney(toPay),
    delivery: texts.delivery(formatMoney(totals.delivery.gross)),
    lines: goods.lines.map(({ line }) => {
      const what = [line.name, ...lineDetails(line, { priceType: 'gross', audience: 'staff' })].join(', ');
      return `${formatQuantity(line.quantity)} × ${what}: ${formatMoney(line.worth.gross)}`;
    }),
  };
}
