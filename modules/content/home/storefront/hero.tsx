import type { Banner as HomeBanner } from '#modules/content/pages/rules/page-snippets.ts';
import { Banner, type BannerPictures } from '#platform/images/storefront/banner.tsx';
import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { Carousel } from '#platform/ui/carousel/carousel.tsx';
import { BANNER_SIZES } from '../rules/banner-fields.ts';
import * as homeTexts from '../texts/storefront.ts';

export function Hero({ banners, priority }: { banners: HomeBanner[]; priority: boolean }) {
  const [only] = banners;
  if (!only) return null;
  if (banners.length === 1) {
    return (
      <section aria-label={homeTexts.banners}>
        <PictureLink banner={only} priority={priority} />
      </section>
    );
  }
  return (
    <Carousel
      label={homeTexts.banners}
      settings={{ infinite: true }}
      className="home-banners [&>.carousel-controls]:page-width"
    >
      {banners.map((banner, index) => (
        <PictureLink key={banner.id} banner={banner} priority={priority && index === 0} />
      ))}
    </Carousel>
  );
}

interface PictureLinkProps {
  banner: HomeBanner;
  priority?: boolean;
  quiet?: boolean;
}

function PictureLink({ banner, priority, quiet }: PictureLinkProps) {
  return (
    <a href={banner.link} className={quiet ? 'picture-link picture-band group' : 'picture-link group'}>
      <Banner {...bannerPictures(banner)} alt={banner.alt} priority={priority} className="picture-scene" />
      <span className="picture-words page-width">
        <span
          className={
            quiet ? 'picture-title type-title block max-w-[9.4em]' : 'picture-title type-display block max-w-[8em]'
          }
        >
          {joinWithHardSpaces(banner.title)}
        </span>
        <span className="max-md:mt-auto">
          <span className="picture-lead block text-pretty md:mt-5 md:max-w-[22em] md:text-lg">
            {joinWithHardSpaces(banner.lead)}
          </span>
          <span className="picture-button button button-md mt-5">{banner.linkText}</span>
        </span>
      </span>
    </a>
  );
}

/** A dark stripe over the whole width. */
export function Band({ banner }: { banner: HomeBanner }) {
  return (
    <section aria-label={banner.title} className="mt-12 md:mt-20">
      <PictureLink banner={banner} quiet />
    </section>
  );
}

export function bannerPictures({ srcMobile, srcTablet, srcDesktop }: HomeBanner): BannerPictures {
  return {
    mobile: { file: srcMobile, ...BANNER_SIZES.mobile },
    tablet: { file: srcTablet, ...BANNER_SIZES.tablet },
    desktop: { file: srcDesktop, ...BANNER_SIZES.desktop },
  };
}
