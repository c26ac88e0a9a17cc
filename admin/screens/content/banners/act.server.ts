import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { unknownIntent } from '#admin/entering.server.ts';
import { isAllowed, staffShop } from '#admin/staff.server.ts';
import type { ActAnswer } from '#admin/ui/act-result.tsx';
import { savedAnswer } from '#admin/ui/things/thing-acts.server.ts';
import type { ThingRow } from '#admin/ui/things/thing-list.tsx';
import { bannerFields, isRunning } from '#rules/content/home/banner-fields.ts';
import { listManagedBanners, moveBanner, removeBanner } from '#shop/content/pages/index.ts';
import { answers as homeAnswers, banners as texts } from '#texts/panel/content-home.ts';
import { answers } from '#texts/panel/offer.ts';

export async function loadBanners({ context, request }: LoaderFunctionArgs) {
  const shop = staffShop(context);
  const { startsAt, endsAt } = bannerFields;
  const rows = (await listManagedBanners(shop)).map((banner): ThingRow => {
    const isOn = isRunning(banner, shop.now());
    const moments = [startsAt.write(banner.startsAt), endsAt.write(banner.endsAt)];
    return {
      id: banner.id,
      name: banner.title,
      cells: [banner.link, ...moments.map((moment) => moment.replace('T', ' ') || texts.always)],
      state: { label: isOn ? texts.states.on : texts.states.off, tone: isOn ? 'ok' : 'neutral' },
    };
  });
  return { rows, mayChange: isAllowed(context, 'content.change'), saved: savedAnswer(request) };
}

export async function changeBanners({ context, request }: ActionFunctionArgs): Promise<ActAnswer> {
  const form = await request.formData();
  const shop = staffShop(context);
  const id = Number(form.get('id'));
  const intent = form.get('intent');
  if (intent === 'up' || intent === 'down') {
    if (!(await moveBanner(shop, id, intent === 'up' ? -1 : 1))) return { refused: homeAnswers.unknown };
    return { done: answers.moved, undo: { intent: intent === 'up' ? 'down' : 'up', fields: { id: String(id) } } };
  }
  if (intent !== 'remove') throw unknownIntent();
  const outcome = await removeBanner(shop, id);
  if (outcome === 'removed') return { done: answers.removed };
  return { refused: outcome === 'used' ? texts.used : homeAnswers.unknown };
}
