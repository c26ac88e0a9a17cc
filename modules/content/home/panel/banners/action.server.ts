import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { savedAnswer } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import type { ResourceRow } from '#modules/back-office/resources/panel/resource-list.tsx';
import { answers } from '#modules/back-office/resources/texts/panel.ts';
import { unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { listManagedBanners, moveBanner, removeBanner } from '#modules/content/pages/server/index.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import { bannerFields, isRunning } from '../../rules/banner-fields.ts';
import { answers as homeAnswers, banners as texts } from '../../texts/panel.ts';

export async function loadBanners({ context, request }: LoaderFunctionArgs) {
  const shop = staffShop(context);
  const { startsAt, endsAt } = bannerFields;
  const rows = (await listManagedBanners(shop)).map((banner): ResourceRow => {
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
