import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { withStatus } from '#modules/back-office/staff/panel/entering.server.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { refusals } from '#modules/content/pictures/texts/panel.ts';
import { TOO_LARGE } from '#platform/files/rules/owner-pictures.ts';
import { type Faults, parseFields, writeFields } from '#platform/forms/rules/typed-fields.ts';
import { percentIn } from '#platform/images/rules/photo-focus.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type BannerSize, bannerFields, bannerSizes } from '../../rules/banner-fields.ts';
import { cutBannerPicture, findManagedBanner, saveBanner } from '../../server/index.ts';
import { answers, banners as texts } from '../../texts/panel.ts';

const FRESH = { title: '', lead: '', link: '', linkText: '', alt: '', startsAt: null, endsAt: null };

export async function loadBanner({ context, params }: LoaderFunctionArgs) {
  const mayChange = isAllowed(context, 'content.change');
  if (params.id === 'nowy') {
    return { id: null, typed: writeFields(bannerFields, FRESH), files: null, mark: '', mayChange };
  }
  const found = await findManagedBanner(staffShop(context), Number(params.id));
  if (!found) throw data(null, 404);
  const files = { mobile: found.srcMobile, tablet: found.srcTablet, desktop: found.srcDesktop };
  return { id: found.id, typed: writeFields(bannerFields, found), files, mark: found.mark, mayChange };
}

export interface BannerAnswer extends ActAnswer {
  typed?: Record<string, string>;
  faults?: Faults;
  mark?: string;
}

export async function changeBanner(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const answer = await save(args, form);
  if (answer instanceof Response) return answer;
  return withStatus(args.request, answer, form.get('intent') === TOO_LARGE ? 413 : undefined);
}

async function save({ context, params }: ActionFunctionArgs, form: FormData): Promise<BannerAnswer | Response> {
  const shop = staffShop(context);
  const id = params.id === 'nowy' ? null : Number(params.id);
  const typed = Object.fromEntries(Object.keys(bannerFields).map((name) => [name, String(form.get(name) ?? '')]));
  if (form.get('intent') === TOO_LARGE) return { typed, refused: refusals['too-large'] };
  const { values, faults } = parseFields(bannerFields, typed);
  if (!values) return { typed, faults };
  const cut = await cutSent(shop, form, id === null);
  if ('refused' in cut) return { typed, refused: cut.refused };
  const outcome = await saveBanner(shop, id, values, cut.files, String(form.get('mark') ?? '') || undefined);
  if (outcome.ok) return redirect(`/zaplecze/bannery?zapisano=${outcome.id}`);
  if ('faults' in outcome) return { typed, faults: outcome.faults };
  if (outcome.error === 'picture-missing') return { typed, refused: texts.pictureMissing };
  const now = id === null ? null : await findManagedBanner(shop, id);
  return { typed, refused: answers[outcome.error], mark: now?.mark };
}

/** A new banner with fewer than three pictures has the others cut from the largest. */
async function cutSent(shop: Shop, form: FormData, isNew: boolean) {
  const focus = { x: percentIn(form.get('focusX')), y: percentIn(form.get('focusY')) };
  const sent = bannerSizes.flatMap((size) => {
    const file = form.get(size);
    return file instanceof File && file.size > 0 ? [{ size, file }] : [];
  });
  const largest = sent.at(-1);
  const files: Partial<Record<BannerSize, string>> = {};
  for (const size of bannerSizes) {
    const own = sent.find((one) => one.size === size) ?? (isNew ? largest : undefined);
    if (!own) continue;
    const bytes = new Uint8Array(await own.file.arrayBuffer());
    const cut = await cutBannerPicture(shop, { name: own.file.name, bytes }, size, focus);
    if ('refused' in cut) return { refused: refusals[cut.refused] };
    files[size] = cut.file;
  }
  return { files };
}
