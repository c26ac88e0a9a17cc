import { Banner } from '#app/features/platform/banner/banner.tsx';
import type { Banner as HomeBanner } from '#rules/content/pages/page-snippets.ts';
import * as homeTexts from '#texts/content/home.ts';
import { buttonLook } from '../../../ui/button-look.ts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';

/** Proportions of the banner pictures; editors upload them in these sizes. */
const BOXES = {
  mobile: { width: 780, height: 960 },
  tablet: { width: 1640, height: 800 },
  desktop: { width: 2400, height: 900 },
};

/** The first thing a shopper sees: a picture for each kind of window and one sentence. */
export function HomeBanners({ banners }: { banners: HomeBanner[] }) {
  return (
    <Carousel label={homeTexts.banners} settings={{ infinite: true }} className="home-banners">
      {banners.map((banner, index) => (
        <a key={banner.id} href={banner.link} className="group relative block overflow-hidden rounded-lg">
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
        </a>
      ))}
    </Carousel>
  );
}
