import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { textOf, unknownIntent } from '#admin/entering.server.ts';
import { isAllowed, staffShop } from '#admin/staff.server.ts';
import type { FormAnswer } from '#admin/ui/act-result.tsx';
import { EVERY_ORDER } from '#rules/selling/orders/order-filter.ts';
import { markOf } from '#shop/platform/audit/index.ts';
import { changeSeenSettings } from '#shop/platform/settings/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { listOrdersForStaff, previewOrderMail } from '#shop/selling/orders/index.ts';
import { stale } from '#texts/panel/offer.ts';
import { faults as settingFaults } from '#texts/panel/platform-settings.ts';
import * as texts from '#texts/panel/selling-letters.ts';

type Kind = keyof typeof texts.kinds;

export interface TypedLetters {
  greeting: string;
  ending: string;
  number: string;
  kind: Kind;
}

export async function loadLetters({ context }: LoaderFunctionArgs) {
  const shop = staffShop(context);
  const { orders } = await listOrdersForStaff(shop, EVERY_ORDER, { size: 1 });
  const typed: TypedLetters = { ...shop.settings.letters, number: orders[0]?.number ?? '', kind: 'placed' };
  return { typed, mark: markOfLetters(shop.settings), mayChange: isAllowed(context, 'settings.change') };
}

/** By which two editors notice each other. */
const markOfLetters = ({ letters }: Pick<Shop['settings'], 'letters'>) => markOf({ ...letters });

export interface LettersAnswer extends FormAnswer {
  letters?: TypedLetters;
  /** What somebody else saved meanwhile, and the mark by which it may be replaced. */
  theirs?: { greeting: string; ending: string; mark: string };
}

/** Shows a mail with the words that were typed, or keeps them. */
export async function changeLetters({ context, request }: ActionFunctionArgs): Promise<LettersAnswer> {
  const shop = staffShop(context);
  const form = await request.formData();
  const letters = toLetters((name) => textOf(form, name));
  const intent = form.get('intent');
  if (intent === 'preview') {
    const mail = await previewOrderMail(shop, { ...letters, letters });
    return mail ? { letters } : { letters, refused: texts.noOrder, faults: { number: texts.noOrder } };
  }
  if (intent !== 'save') throw unknownIntent();
  const { greeting, ending } = letters;
  const seen = textOf(form, 'mark');
  const isAsSeen = (now: Shop['settings']) => seen === '' || seen === markOfLetters(now);
  const outcome = await changeSeenSettings(shop, { letters: { greeting, ending } }, isAsSeen);
  if (outcome.kind === 'stale') {
    return { letters, refused: stale, theirs: { ...shop.settings.letters, mark: markOfLetters(shop.settings) } };
  }
  if (outcome.kind === 'saved') return { letters, done: texts.saved };
  const faults = Object.entries(outcome.faults).map(([path, fault]) => [path.split('.')[1], settingFaults[fault]]);
  return { letters, refused: texts.refused, faults: Object.fromEntries(faults) };
}

/** The mail itself, for a frame that runs nothing and loads nothing. */
export async function answerPreview({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const letters = toLetters((name) => searchParams.get(name) ?? '');
  const mail = await previewOrderMail(staffShop(context), { ...letters, letters });
  if (!mail) throw data(null, 404);
  return new Response(mail.html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      'X-Frame-Options': 'SAMEORIGIN',
    },
  });
}

function toLetters(read: (name: string) => string): TypedLetters {
  const kind = (Object.keys(texts.kinds) as Kind[]).find((one) => one === read('kind')) ?? 'placed';
  const plain = (name: string) => read(name).replaceAll('\r\n', '\n');
  return { greeting: plain('greeting'), ending: plain('ending'), number: read('number').trim(), kind };
}
