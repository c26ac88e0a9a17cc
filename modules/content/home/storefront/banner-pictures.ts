import type { Banner } from '#modules/content/pages/rules/page-snippets.ts';
import type { BannerPictures } from '#platform/images/storefront/banner.tsx';
import { BANNER_SIZES } from '../rules/banner-fields.ts';

/** The pictures of a banner in their proportions; the panel cuts them to these sizes. */
export function bannerPictures({ srcMobile, srcTablet, srcDesktop }: Banner): BannerPictures {
  return {
    mobile: { file: srcMobile, ...BANNER_SIZES.mobile },
    tablet: { file: srcTablet, ...BANNER_SIZES.tablet },
    desktop: { file: srcDesktop, ...BANNER_SIZES.desktop },
  };
}
