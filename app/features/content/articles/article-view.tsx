import { ShopImage } from '#app/features/platform/shop-image/shop-image.tsx';
import { keepTogether, keepTogetherInHtml } from '#rules/platform/text/keep-together.ts';
import * as articleTexts from '#texts/content/articles.ts';

interface ArticleViewProps {
  article: { title: string; lead: string; body: string; photo: string | null; date: string };
  /** Who wrote it, in words. */
  by?: string;
}

/** A piece for reading: title, day, picture, text. */
export function ArticleView({ article, by }: ArticleViewProps) {
  const { title, lead, body, photo, date } = article;
  return (
    <article className="lg:text-lg">
      <h1>{keepTogether(title)}</h1>
      <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <time dateTime={date} className="figures">
          {articleTexts.date(date)}
        </time>
        {by && <span>{by}</span>}
      </p>
      {photo && (
        <div className="mt-6 aspect-[3/2] overflow-hidden lg:aspect-2/1 rounded-lg bg-surface-2">
          <ShopImage
            file={photo}
            alt=""
            width={960}
            height={640}
            sizes="(min-width: 979px) 66vw, 92vw"
            priority
            className="size-full object-cover"
          />
        </div>
      )}
      <p className="mt-6 max-w-[68ch] text-lg font-medium lg:text-xl">{keepTogether(lead)}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: editors' HTML is cleaned when it is saved */}
      <div className="prose mt-4 max-w-[68ch]" dangerouslySetInnerHTML={{ __html: keepTogetherInHtml(body) }} />
    </article>
  );
}
