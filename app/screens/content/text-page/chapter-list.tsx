import type { Chapter } from '#rules/content/pages/chapters.ts';
import { textPageTexts as texts } from '#texts/content/text-page.ts';
import { ChevronDownIcon } from '../../../ui/icons/chevron-down.tsx';

/** Where to find what in a long text: folded on small windows, beside the text on large ones. */
export function ChapterList({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <nav aria-label={texts.contents} className="lg:sticky lg:top-36 print:hidden">
      <details className="group rounded-lg border border-line bg-surface px-5 py-1 lg:hidden">
        <summary className="flex min-h-11 items-center justify-between font-semibold">
          {texts.contents}
          <ChevronDownIcon className="size-5 text-ink-soft transition-transform duration-calm group-open:rotate-180" />
        </summary>
        <Links chapters={chapters} />
      </details>
      <div className="hidden border-l border-line pl-5 lg:block">
        <p className="font-display font-semibold">{texts.contents}</p>
        <Links chapters={chapters} />
      </div>
    </nav>
  );
}

function Links({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <ul className="mt-1 pb-2">
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center rounded-sm py-1 leading-snug text-ink-soft hover:text-brand hover:underline lg:min-h-9"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
