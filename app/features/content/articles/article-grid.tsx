import type { ArticleTeaser } from '#rules/content/pages/article-teaser.ts';
import { ArticleCard } from './article-card.tsx';

/** Entries side by side; the pictures of the first row come at once. */
export function ArticleGrid({ items, heading }: { items: ArticleTeaser[]; heading?: 'h2' | 'h3' }) {
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {items.map((entry, index) => (
        <li key={entry.id}>
          <ArticleCard entry={entry} lazy={index > 1} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
