import { Link } from 'react-router';
import { ShopImage } from '#app/features/platform/shop-image/shop-image.tsx';
import type { ArticleTeaser } from '#rules/content/pages/article-teaser.ts';
import { articleTexts } from '#texts/content/articles.ts';

/** One item of the dated list (S2.60). */
export function NewsRow({ item, lazy }: { item: ArticleTeaser; lazy: boolean }) {
  return (
    <article className="group relative grid gap-4 py-6 sm:grid-cols-[12rem_1fr] sm:gap-6">
      {item.photo && (
        <div className="aspect-[3/2] overflow-hidden rounded-md bg-surface-2">
          <ShopImage
            file={item.photo}
            alt=""
            width={384}
            height={256}
            sizes="(min-width: 480px) 12rem, 92vw"
            lazy={lazy}
            className="size-full object-cover"
          />
        </div>
      )}
      <div>
        <time dateTime={item.date} className="figures text-sm text-ink-soft">
          {articleTexts.date(item.date)}
        </time>
        <h2 className="mt-1 text-xl">
          <Link
            to={item.link}
            prefetch="intent"
            className="group-hover:text-brand after:absolute after:inset-0 after:content-['']"
          >
            {item.title}
          </Link>
        </h2>
        <p className="mt-2 max-w-prose text-ink-soft">{item.lead}</p>
      </div>
    </article>
  );
}
