import { Link } from '#app/ui/link.tsx';
import type { ArticleTeaser } from '#rules/content/pages/article-teaser.ts';
import * as homeTexts from '#texts/content/home.ts';
import { Section } from './section.tsx';

/** What is new in the shop; nothing when there is no news. In words alone: the departments above have shown their scenes. */
export function NewsTeasers({ news }: { news: (ArticleTeaser & { day: string })[] }) {
  if (news.length === 0) return null;
  return (
    <Section title={homeTexts.news}>
      <ul className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {news.map((item) => (
          <li key={item.id} className="border-t-2 border-brand pt-4">
            <article>
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
