import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { stale } from '#modules/back-office/resources/texts/panel.ts';
import { faults as settingFaults } from '#modules/back-office/settings/texts/panel.ts';
import { textOf, unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { EVERY_ORDER } from '#modules/sales/order-admin/rules/order-filter.ts';
import { listOrdersForStaff, previewOrderMail } from '#modules/sales/order-admin/server/index.ts';
import { markOf } from '#platform/audit/server/index.ts';
import type { FormAnswer } from '#platform/panel-ui/action-result.tsx';
import { changeSeenSettings } from '#platform/settings/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import * as texts from '../texts/panel.ts';

type Kind = keyof typeof texts.kinds;

export interface TypedTemplates {
  greeting: string;
  ending: string;
  number: string;
  kind: Kind;
}

export async function loadTemplates({ context }: LoaderFunctionArgs) {
  const shop = staffShop(context);
  const { orders } = await listOrdersForStaff(shop, EVERY_ORDER, { size: 1 });
  const typed: TypedTemplates = { ...shop.settings.emailTexts, number: orders[0]?.number ?? '', kind: 'placed' };
  return { typed, mark: markOfTemplates(shop.settings), mayChange: isAllowed(context, 'settings.change') };
}

/** By which two editors notice each other. */
const markOfTemplates = ({ emailTexts }: Pick<Shop['settings'], 'emailTexts'>) => markOf({ ...emailTexts });

export interface TemplatesAnswer extends FormAnswer {
  emailTexts?: TypedTemplates;
  /** The version that another person saved meanwhile, and its mark. */
  theirs?: { greeting: string; ending: string; mark: string };
}

/** Shows a mail with the words that were typed, or keeps them. */
export async function changeTemplates({ context, request }: ActionFunctionArgs): Promise<TemplatesAnswer> {
  const shop = staffShop(context);
  const form = await request.formData();
  const emailTexts = toTemplates((name) => textOf(form, name));
  const intent = form.get('intent');
  if (intent === 'preview') {
    const mail = await previewOrderMail(shop, { ...emailTexts, emailTexts });
    return mail ? { emailTexts } : { emailTexts, refused: texts.noOrder, faults: { number: texts.noOrder } };
  }
  if (intent !== 'save') throw unknownIntent();
  const { greeting, ending } = emailTexts;
  const shownMark = textOf(form, 'mark');
  const isAsSeen = (now: Shop['settings']) => shownMark === '' || shownMark === markOfTemplates(now);
  const outcome = await changeSeenSettings(shop, { emailTexts: { greeting, ending } }, isAsSeen);
  if (outcome.kind === 'stale') {
    return {
      emailTexts,
      refused: stale,
      theirs: { ...shop.settings.emailTexts, mark: markOfTemplates(shop.settings) },
    };
  }
  if (outcome.kind === 'saved') return { emailTexts, done: texts.saved };
  const faults = Object.entries(outcome.faults).map(([path, fault]) => [path.split('.')[1], settingFaults[fault]]);
  return { emailTexts, refused: texts.refused, faults: Object.fromEntries(faults) };
}

/** The mail itself, for a frame that runs nothing and loads nothing. */
export async function answerPreview({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const emailTexts = toTemplates((name) => searchParams.get(name) ?? '');
  const mail = await previewOrderMail(staffShop(context), { ...emailTexts, emailTexts });
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

function toTemplates(read: (name: string) => string): TypedTemplates {
  const kind = (Object.keys(texts.kinds) as Kind[]).find((one) => one === read('kind')) ?? 'placed';
  const plain = (name: string) => read(name).replaceAll('\r\n', '\n');
  return { greeting: plain('greeting'), ending: plain('ending'), number: read('number').trim(), kind };
}
