import type { ListedResource } from '#modules/back-office/resources/panel/resource.server.ts';
import { bannerFields, isRunning } from '../rules/banner-fields.ts';
import { listManagedBanners, moveBanner, removeBanner } from '../server/index.ts';
import { banners as texts } from '../texts/panel.ts';

export const BANNERS: ListedResource = {
  list: '/zaplecze/bannery',
  access: { see: 'content.see', change: 'content.change' },
  texts,
  async rows(shop) {
    const { startsAt, endsAt } = bannerFields;
    return (await listManagedBanners(shop)).map((banner) => {
      const isOn = isRunning(banner, shop.now());
      const moments = [startsAt.write(banner.startsAt), endsAt.write(banner.endsAt)];
      return {
        id: banner.id,
        name: banner.title,
        cells: [banner.link, ...moments.map((moment) => moment.replace('T', ' ') || texts.always)],
        state: { label: isOn ? texts.states.on : texts.states.off, tone: isOn ? 'ok' : 'neutral' },
      };
    });
  },
  move: moveBanner,
  remove: removeBanner,
};
