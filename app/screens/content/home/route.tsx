import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { OrganizationData } from '#app/features/platform/seo/organization-data.tsx';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { ZoneHtml, Zones } from '#app/features/selling/zones/zones.tsx';
import * as shellTexts from '#texts/platform/shell.ts';
import { ReturnIcon } from '../../../ui/icons/arrows.tsx';
import { PhoneIcon, TruckIcon } from '../../../ui/icons/things.tsx';
import type { Route } from './+types/route.ts';
import { Departments } from './departments.tsx';
import { EndingPromotion } from './ending-promotion.tsx';
import { HomeBanners } from './home-banners.tsx';
import { loadHome } from './load.server.ts';
import { NewsTeasers } from './news-teasers.tsx';
import { RecentOpinions } from './recent-opinions.tsx';

export const handle: PageHandle = { page: 'main', isDocument: true };

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta({ shopName: shopName(matches), ...loaderData?.about });
}

export default function HomeRoute({ loaderData, matches }: Route.ComponentProps) {
  const { about, promises, banners, categories, recommended, news, ending, opinions } = loaderData;
  return (
    <>
      <OrganizationData />
      <h1 className="sr-only">{shellTexts.tagged(shopName(matches), about.tagline)}</h1>
      {banners.length > 0 && <HomeBanners banners={banners} />}
      <Promises promises={promises} />
      <Departments categories={categories} />
      {recommended && <ZoneHtml html={recommended} />}
      {ending && <EndingPromotion card={ending.card} until={ending.until} />}
      <RecentOpinions opinions={opinions} />
      <NewsTeasers news={news} />
      <Zones page="main" kinds={['promoted', 'new', 'recent']} />
    </>
  );
}

const ICONS = [TruckIcon, ReturnIcon, PhoneIcon];

/** What a shopper can count on, right below the banners. */
function Promises({ promises }: { promises: readonly { title: string; text: string }[] }) {
  return (
    <ul className="mt-6 grid gap-4 md:grid-cols-3 md:gap-6">
      {promises.map((promise, index) => {
        const Icon = ICONS[index] ?? TruckIcon;
        return (
          <li key={promise.title} className="flex items-start gap-3 rounded-lg bg-surface-2 p-4 md:p-5">
            <Icon className="mt-0.5 size-6 text-brand" />
            <div>
              <p className="font-semibold">{promise.title}</p>
              <p className="text-sm text-ink-soft">{promise.text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
