import type { BannerPictures } from '#app/features/platform/banner/banner.tsx';
import { BANNER_SIZES } from '#rules/content/home/banner-fields.ts';
import type { Banner } from '#rules/content/pages/page-snippets.ts';

/** The pictures of a banner in their proportions; the panel cuts them to these sizes. */
export function bannerPictures({ srcMobile, srcTablet, srcDesktop }: Banner): BannerPictures {
  return {
    mobile: { file: srcMobile, ...BANNER_SIZES.mobile },
    tablet: { file: srcTablet, ...BANNER_SIZES.tablet },
    desktop: { file: srcDesktop, ...BANNER_SIZES.desktop },
  };
}
