import type { Banner } from '#modules/content/pages/rules/page-snippets.ts';
import { PictureLink } from './hero.tsx';

/** One dark stripe over the whole width, between light ones. */
export function Band({ banner }: { banner: Banner }) {
  return (
    <section aria-label={banner.title} className="mt-12 md:mt-20">
      <PictureLink banner={banner} quiet />
    </section>
  );
}
