import type { ArticleTeaser } from '#modules/content/pages/rules/article-teaser.ts';
import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { Link } from '#platform/ui/link.tsx';
import * as homeTexts from '../texts/storefront.ts';
import { Section } from './section.tsx';

type Dated = ArticleTeaser & { day: string };

export function NewsTeasers({ news }: { news: Dated[] }) {
  const [newest, ...others] = news;
  if (!newest) return null;
  const { photo } = newest;
  return (
    <Section title={homeTexts.news}>
      <ul
        className={classNames(
          'grid content-start gap-x-10 gap-y-6 lg:grid-cols-[3fr_2fr]',
          others.length === 2 ? 'lg:grid-rows-[auto_1fr]' : 'lg:grid-rows-[auto_auto_1fr]',
        )}
      >
        <li className={others.length === 2 ? 'lg:row-span-2' : 'lg:row-span-3'}>
          <article className="grid gap-5">
            {photo && (
              <ShopImage
                file={photo}
                alt=""
                width={880}
                height={440}
                sizes="(min-width: 100rem) 55rem, (min-width: 61.1875rem) 56vw, 92vw"
                lazy
                className="aspect-2/1 w-full rounded-lg object-cover xl:aspect-5/2"
              />
            )}
            <Words item={newest} />
          </article>
        </li>
        {others.map((item) => (
          <li key={item.id} className="border-t border-line pt-4 lg:col-start-2">
            <article className="flex flex-wrap gap-4 xl:gap-6">
              {item.photo && (
                <ShopImage
                  file={item.photo}
                  alt=""
                  width={240}
                  height={180}
                  sizes="(min-width: 75rem) 15rem, 7rem"
                  lazy
                  className="aspect-4/3 w-28 shrink-0 self-start rounded-md object-cover xl:w-60"
                />
              )}
              <Words item={item} />
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Words({ item }: { item: Dated }) {
  return (
    <div className="min-w-0 flex-1 basis-32">
      <time dateTime={item.date} className="figures text-sm text-ink-soft">
        {item.day}
      </time>
      <h3 className="mt-1">
        <Link to={item.link} className="hover:text-brand hover:underline">
          {joinWithHardSpaces(item.title)}
        </Link>
      </h3>
      <p className="mt-2 text-ink-soft">{joinWithHardSpaces(item.lead)}</p>
    </div>
  );
}
