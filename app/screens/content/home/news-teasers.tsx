import { ShopImage } from '#app/features/platform/shop-image/shop-image.tsx';
import { Link } from '#app/ui/link.tsx';
import type { ArticleTeaser } from '#rules/content/pages/article-teaser.ts';
import * as homeTexts from '#texts/content/home.ts';
import { Section } from './section.tsx';

const PHOTO_SIZES = '(min-width: 757px) 31vw, 92vw';

/** What is new in the shop; nothing when there is no news. */
export function NewsTeasers({ news }: { news: (ArticleTeaser & { day: string })[] }) {
  if (news.length === 0) return null;
  return (
    <Section title={homeTexts.news}>
      <ul className="grid gap-6 md:grid-cols-3">
        {news.map((item) => (
          <li key={item.id} className="overflow-hidden rounded-lg border border-line bg-surface">
            {item.photo && (
              <div className="aspect-video bg-surface-2">
                <ShopImage
                  file={item.photo}
                  alt=""
                  width={640}
                  height={360}
                  sizes={PHOTO_SIZES}
                  lazy
                  className="size-full object-cover"
                />
              </div>
            )}
            <article className="p-5">
              <time dateTime={item.date} className="figures text-sm text-ink-soft">
                {item.day}
              </time>
              <h3 className="mt-1">
                <Link to={item.link} className="hover:text-brand hover:underline">
                  {item.title}
                </Link>
              </h3>
              <p className="mt-2 text-ink-soft">{item.lead}</p>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
