import type { BannerPictures } from '#app/features/platform/banner/banner.tsx';
import type { Banner } from '#rules/content/pages/page-snippets.ts';

/** The pictures of a banner in their proportions; editors upload them in these sizes. */
export function bannerPictures({ srcMobile, srcTablet, srcDesktop }: Banner): BannerPictures {
  return {
    mobile: { file: srcMobile, width: 780, height: 960 },
    tablet: { file: srcTablet, width: 1640, height: 800 },
    desktop: { file: srcDesktop, width: 2400, height: 900 },
  };
}
