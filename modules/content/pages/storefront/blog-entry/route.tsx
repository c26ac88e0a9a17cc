import { imageAddress } from '#platform/images/rules/image-address.ts';
import { blogLink } from '#platform/links/rules/screen-links.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { JsonLdScript } from '#platform/seo/storefront/json-ld.tsx';
import { pageMeta, shellOf, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { useShell } from '#platform/shell/storefront/shell-data.tsx';
import * as articleTexts from '../../texts/articles.ts';
import { ArticleGrid } from '../articles/article-grid.tsx';
import { ArticleView } from '../articles/article-view.tsx';
import { blogPosting } from '../articles/blog-posting.ts';
import { ByDateMenu } from '../articles/by-date-menu.tsx';
import { StoryProducts } from '../articles/story-products.tsx';
import { loadBlogEntry } from './load.server.ts';

const texts = articleTexts.blog;

export const handle: PageHandle<Awaited<ReturnType<typeof loadBlogEntry>>> = {
  page: 'blog-item',
  isDocument: true,
  breadcrumbs: ({ entry }) => [{ label: texts.title, to: blogLink() }, { label: entry.title }],
  hasPicture: ({ entry }) => Boolean(entry.photo),
};

export const loader = ({ context, url, params }: Route.LoaderArgs<'id', 'slug'>) =>
  loadBlogEntry(context, url, params.id);

export function meta({ loaderData, matches }: Route.MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { title, lead, photo } = loaderData.entry;
  const image = photo ? (shellOf(matches)?.origin ?? '') + imageAddress(photo, 1280) : undefined;
  return pageMeta({ title, shopName: shopName(matches), description: lead, image, type: 'article' });
}

export default function BlogEntryRoute({ loaderData }: Route.ComponentProps<typeof loader>) {
  const { entry, cards, others, years } = loaderData;
  const shell = useShell();
  return (
    <>
      <JsonLdScript
        value={
          import.meta.env.SSR && shell ? blogPosting(entry, { origin: shell.origin, name: shell.settings.name }) : null
        }
      />
      <ArticleView article={entry} by={entry.author ? texts.by(entry.author) : undefined}>
        {cards.length > 0 && <StoryProducts cards={cards} />}
      </ArticleView>
      {others.length > 0 && (
        <section aria-labelledby="others" className="mt-12 border-t border-line pt-10 md:mt-16 md:pt-14 print:hidden">
          <h2 id="others" className="mb-5">
            {texts.others}
          </h2>
          <ArticleGrid items={others} heading="h3" />
        </section>
      )}
      <div className="mt-10">
        <ByDateMenu years={years} month={entry.date.slice(0, 7)} entryId={entry.id} wide />
      </div>
    </>
  );
}
