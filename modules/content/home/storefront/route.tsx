import { Zones } from '#modules/catalogue/recommendations/storefront/zones.tsx';
import { preloadBanner } from '#platform/images/storefront/banner.tsx';
import type * as Route from '#platform/routing/route-types.ts';
import { OrganizationData } from '#platform/seo/storefront/organization-data.tsx';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import * as pageHeadTexts from '#platform/seo/texts/page-head.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Band } from './band.tsx';
import { bannerPictures } from './banner-pictures.ts';
import { Departments } from './departments.tsx';
import { EndingPromotion } from './ending-promotion.tsx';
import { Hero } from './hero.tsx';
import { loadHome, type ShownBlock } from './load.server.ts';
import { NewsTeasers } from './news-teasers.tsx';
import { Promises } from './promises.tsx';
import { RecentOpinions } from './recent-opinions.tsx';
import { Story } from './story.tsx';
import { ZoneGrid } from './zone-grid.tsx';

export const handle: PageHandle = { page: 'main', isDocument: true, wide: true };

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context);
}

export function meta({ matches, loaderData }: Route.MetaArgs<typeof loader>) {
  const first = loaderData?.blocks[0];
  const banner = first?.kind === 'hero' ? first.shown[0] : undefined;
  return [
    ...pageMeta({ shopName: shopName(matches), ...loaderData?.about }),
    ...(banner ? preloadBanner(bannerPictures(banner)) : []),
  ];
}

/** So many blocks a phone draws at once; the others as they come near. */
const RENDERED_AT_ONCE = 3;
/** A line of promises is low and reaches into the next block; zones watch by themselves whether they are near. */
const NEVER_LATER: ShownBlock['kind'][] = ['promises', 'zones'];
const LATER = 'deferred-rendering [--about:50rem] empty:hidden md:[--about:36rem]';

export default function HomeRoute({ loaderData: { about, blocks }, matches }: Route.ComponentProps<typeof loader>) {
  return (
    <>
      <OrganizationData />
      <h1 className="sr-only">{pageHeadTexts.tagged(shopName(matches), about.tagline)}</h1>
      {blocks.map((block, at) => (
        <div key={block.id} className={at < RENDERED_AT_ONCE || NEVER_LATER.includes(block.kind) ? 'contents' : LATER}>
          <Block block={block} isFirst={at === 0} />
        </div>
      ))}
    </>
  );
}

/** Draws a block; one with nothing to show leaves no trace. */
function Block({ block, isFirst }: { block: ShownBlock; isFirst: boolean }) {
  switch (block.kind) {
    case 'hero':
      return <Hero banners={block.shown} priority={isFirst} />;
    case 'promises':
      return <Promises promises={block.shown} />;
    case 'departments':
      return <Departments categories={block.shown} />;
    case 'products':
      return <ZoneGrid {...block.shown} />;
    case 'story':
      return <Story {...block.shown} />;
    case 'ending':
      return block.shown && <EndingPromotion {...block.shown} />;
    case 'band':
      return block.shown && <Band banner={block.shown} />;
    case 'opinions':
      return <RecentOpinions opinions={block.shown} />;
    case 'news':
      return <NewsTeasers news={block.shown} />;
    case 'zones':
      return (
        <div className="page-width">
          <Zones page="main" kinds={block.shown} />
        </div>
      );
  }
}
