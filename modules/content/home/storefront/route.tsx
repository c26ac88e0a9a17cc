import { ProductGrid } from '#modules/catalogue/product-cards/storefront/product-grid.tsx';
import type { ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import { marksInZone, type ZoneKind, zoneId } from '#modules/catalogue/recommendations/rules/zones.ts';
import { Zones } from '#modules/catalogue/recommendations/storefront/zones.tsx';
import * as zoneTexts from '#modules/catalogue/recommendations/texts/storefront.ts';
import { preloadBanner } from '#platform/images/storefront/banner.tsx';
import type * as Route from '#platform/routing/route-types.ts';
import { OrganizationData } from '#platform/seo/storefront/organization-data.tsx';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import * as pageHeadTexts from '#platform/seo/texts/page-head.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { ReturnIcon } from '#platform/ui/icons/arrows.tsx';
import { PhoneIcon } from '#platform/ui/icons/contact.tsx';
import { TruckIcon } from '#platform/ui/icons/shopping.tsx';
import { Departments } from './departments.tsx';
import { EndingPromotion } from './ending-promotion.tsx';
import { Band, bannerPictures, Hero } from './hero.tsx';
import { loadHome, type ShownBlock } from './load.server.ts';
import { NewsTeasers } from './news-teasers.tsx';
import { RecentOpinions } from './recent-opinions.tsx';
import { Story } from './story.tsx';

export const handle: PageHandle = { page: 'main', isDocument: true, wide: true };

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context);

export function meta({ matches, loaderData }: Route.MetaArgs<typeof loader>) {
  const first = loaderData?.blocks[0];
  const banner = first?.kind === 'hero' ? first.shown[0] : undefined;
  return [
    ...pageMeta({ shopName: shopName(matches), ...loaderData?.about }),
    ...(banner ? preloadBanner(bannerPictures(banner)) : []),
  ];
}

const RENDERED_AT_ONCE = 3;
/** Promises are low and overlap the next block; zones observe the viewport themselves. */
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

function ZoneGrid({ zone, cards }: { zone: ZoneKind; cards: ProductCard[] }) {
  if (cards.length === 0) return null;
  const id = zoneId(zone);
  return (
    <section id={id} aria-labelledby={`${id}_title`} className="page-width mt-12 md:mt-20">
      <h2 id={`${id}_title`} className="mb-5 md:mb-7">
        {zoneTexts.titles[zone]}
      </h2>
      <ProductGrid cards={marksInZone(cards, zone)} place="few" headingLevel={3} lazy />
    </section>
  );
}

const ICONS = [TruckIcon, ReturnIcon, PhoneIcon];

function Promises({ promises }: { promises: readonly { title: string; text: string }[] }) {
  return (
    <div className="page-width md:-mb-6">
      <ul className="grid grid-cols-3 gap-3 border-b border-line py-4 md:flex md:justify-between md:gap-8 md:py-5">
        {promises.map((promise, index) => {
          const Icon = ICONS[index] ?? TruckIcon;
          return (
            <li
              key={promise.title}
              className="flex items-start gap-3 max-md:flex-col max-md:items-center max-md:gap-1 max-md:text-center"
            >
              <Icon className="mt-0.5 size-5 shrink-0 text-brand" />
              <p className="text-sm text-ink-soft">
                <strong className="text-ink">{joinWithHardSpaces(promise.title)}</strong>{' '}
                <span className="max-md:hidden">{joinWithHardSpaces(promise.text)}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
