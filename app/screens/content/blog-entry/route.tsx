import { ArticleGrid } from '#app/features/content/articles/article-grid.tsx';
import { ArticleView } from '#app/features/content/articles/article-view.tsx';
import { blogPosting } from '#app/features/content/articles/blog-posting.ts';
import { ByDateMenu } from '#app/features/content/articles/by-date-menu.tsx';
import { StoryProducts } from '#app/features/content/articles/story-products.tsx';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { useShell } from '#app/features/platform/frame/shell-data.tsx';
import { JsonLdScript } from '#app/features/platform/seo/json-ld.tsx';
import { pageMeta, shellOf, shopName } from '#app/features/platform/seo/page-meta.ts';
import { imageAddress } from '#rules/platform/images/image-address.ts';
import { blogLink } from '#rules/platform/links/screen-links.ts';
import * as articleTexts from '#texts/content/articles.ts';
import type { Route } from './+types/route.ts';
import { loadBlogEntry } from './load.server.ts';

const texts = articleTexts.blog;

export const handle: PageHandle<Awaited<ReturnType<typeof loadBlogEntry>>> = {
  page: 'blog-item',
  isDocument: true,
  breadcrumbs: ({ entry }) => [{ label: texts.title, to: blogLink() }, { label: entry.title }],
  hasPicture: ({ entry }) => Boolean(entry.photo),
};

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadBlogEntry(context, url, params.id);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, lead, photo } = loaderData.entry;
  const image = photo ? (shellOf(matches)?.origin ?? '') + imageAddress(photo, 1280) : undefined;
  return pageMeta({ title, shopName: shopName(matches), description: lead, image, type: 'article' });
}

export default function BlogEntryRoute({ loaderData }: Route.ComponentProps) {
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
