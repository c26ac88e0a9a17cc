import { Link } from 'react-router';
import { Banner } from '#app/features/platform/banner/banner.tsx';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { OrganizationData } from '#app/features/platform/seo/organization-data.tsx';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { ZoneHtml, Zones } from '#app/features/selling/zones/zones.tsx';
import type { Banner as HomeBanner } from '#rules/content/pages/page-snippets.ts';
import * as homeTexts from '#texts/content/home.ts';
import * as shellTexts from '#texts/platform/shell.ts';
import { buttonLook } from '../../../ui/button-look.ts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { ReturnIcon } from '../../../ui/icons/arrows.tsx';
import { PhoneIcon } from '../../../ui/icons/things.tsx';
import { TruckIcon } from '../../../ui/icons/truck.tsx';
import type { Route } from './+types/route.ts';
import { Departments } from './departments.tsx';
import { EndingPromotion } from './ending-promotion.tsx';
import { loadHome } from './load.server.ts';
import { NewsTeasers } from './news-teasers.tsx';
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

/** Proportions of the banner pictures; editors upload them in these sizes. */
const BOXES = {
  mobile: { width: 780, height: 960 },
  tablet: { width: 1640, height: 800 },
  desktop: { width: 2400, height: 900 },
};

/** The first thing a shopper sees: a picture for each kind of window and one sentence. */
function HomeBanners({ banners }: { banners: HomeBanner[] }) {
  if (banners.length === 0) return null;
  return (
    <Carousel label={homeTexts.banners} settings={{ infinite: true }}>
      {banners.map((banner, index) => (
        <Link key={banner.id} to={banner.link} className="group relative block overflow-hidden rounded-lg">
          <Banner
            mobile={{ file: banner.srcMobile, ...BOXES.mobile }}
            tablet={{ file: banner.srcTablet, ...BOXES.tablet }}
            desktop={{ file: banner.srcDesktop, ...BOXES.desktop }}
            alt={banner.alt}
            priority={index === 0}
            className="h-auto w-full"
          />
          <span className="absolute inset-x-3 bottom-3 rounded-lg bg-surface p-5 text-ink md:inset-auto md:bottom-8 md:left-8 md:max-w-md md:p-7">
            <span className="block font-display text-2xl leading-tight font-bold text-balance md:text-3xl">
              {banner.title}
            </span>
            <span className="mt-2 block text-ink-soft">{banner.lead}</span>
            <span className={`${buttonLook()} mt-4`}>{banner.linkText}</span>
          </span>
        </Link>
      ))}
    </Carousel>
  );
}
