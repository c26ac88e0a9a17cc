import { OrganizationData } from '#app/features/platform/seo/organization-data.tsx';
import { pageMeta } from '#app/features/platform/seo/page-meta.ts';
import { shopName } from '#app/features/platform/seo/shop-name.ts';
import { ZoneHtml } from '#app/features/selling/zones/zone-html.tsx';
import { Zones } from '#app/features/selling/zones/zones.tsx';
import type { PageHandle } from '#app/features/shell/page-handle.ts';
import { shellTexts } from '#texts/platform/shell.ts';
import type { Route } from './+types/route.ts';
import { Departments } from './departments.tsx';
import { EndingPromotion } from './ending-promotion.tsx';
import { HomeBanners } from './home-banners.tsx';
import { loadHome } from './load.server.ts';
import { NewsTeasers } from './news-teasers.tsx';
import { Promises } from './promises.tsx';
import { RecentOpinions } from './recent-opinions.tsx';

export const handle: PageHandle = { page: 'main' };

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
      <HomeBanners banners={banners} />
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
