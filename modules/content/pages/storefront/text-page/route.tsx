import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { joinHtmlWithHardSpaces, joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { ChevronDownIcon } from '#platform/ui/icons/arrows.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { Chapter } from '../../rules/article-teaser.ts';
import * as articlesTexts from '../../texts/articles.ts';
import { loadTextPage } from './load.server.ts';

const LONG =
  'lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-16 min-[85rem]:grid-cols-[15rem_minmax(0,46rem)_17rem] min-[85rem]:justify-between min-[85rem]:gap-x-12';

const FEWEST_CHAPTERS = 3;

export const handle: PageHandle<{ title: string }> = {
  page: 'text',
  isDocument: true,
  breadcrumbs: ({ title }) => [{ label: title }],
};

export const loader = ({ context, url }: Route.LoaderArgs) => loadTextPage(context, url);

export function meta({ loaderData, matches }: Route.MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { title, about } = loaderData;
  return pageMeta({ title, shopName: shopName(matches), description: about || undefined });
}

export default function TextPageRoute({ loaderData }: Route.ComponentProps<typeof loader>) {
  const { title, changed, body, chapters, others } = loaderData;
  const isLong = chapters.length >= FEWEST_CHAPTERS;
  return (
    <div
      className={classNames(
        'grid grid-cols-1 gap-6',
        isLong ? LONG : 'min-[85rem]:grid-cols-[minmax(0,46rem)_17rem] min-[85rem]:gap-x-16',
      )}
    >
      <header className={isLong ? 'lg:col-start-2' : undefined}>
        <h1>{joinWithHardSpaces(title)}</h1>
        <p className="figures mt-2 text-sm text-ink-soft">{articlesTexts.textPage.changed(changed)}</p>
      </header>
      {isLong && (
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <ChapterList chapters={chapters} />
        </div>
      )}
      <div className={classNames('max-w-[42.5rem] lg:text-lg', isLong && 'lg:col-start-2')}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: editors' HTML is cleaned when it is saved */}
        <div data-window-part className="prose" dangerouslySetInnerHTML={{ __html: joinHtmlWithHardSpaces(body) }} />
      </div>
      <nav
        aria-labelledby="other-texts"
        className={classNames(
          'border-t border-line pt-6 max-[84.9375rem]:mt-6 min-[85rem]:sticky min-[85rem]:top-36 min-[85rem]:row-span-2 min-[85rem]:row-start-1 min-[85rem]:self-start min-[85rem]:rounded-lg min-[85rem]:border-0 min-[85rem]:bg-surface-2 min-[85rem]:p-6 print:hidden',
          isLong ? 'lg:col-start-2 min-[85rem]:col-start-3' : 'min-[85rem]:col-start-2',
        )}
      >
        <h2 id="other-texts" className="type-sub">
          {articlesTexts.textPage.others}
        </h2>
        <ul className="mt-1 flex flex-wrap gap-x-6 min-[85rem]:mt-2 min-[85rem]:block">
          {[...others, { to: '/contact.php', label: articlesTexts.textPage.contact }].map(({ to, label }) => (
            <li key={to}>
              <TextLink to={to} className="inline-flex min-h-11 items-center min-[85rem]:min-h-9">
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function ChapterList({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <nav aria-label={articlesTexts.textPage.contents} className="lg:sticky lg:top-36 print:hidden">
      <details className="group rounded-lg border border-line bg-surface px-5 py-1 lg:hidden">
        <summary className="flex min-h-11 items-center justify-between font-semibold">
          {articlesTexts.textPage.contents}
          <ChevronDownIcon className="size-5 text-ink-soft transition-transform duration-calm group-open:rotate-180" />
        </summary>
        <Links chapters={chapters} />
      </details>
      <div className="hidden border-l border-line pl-5 lg:block">
        <p className="font-display font-semibold">{articlesTexts.textPage.contents}</p>
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
            {joinWithHardSpaces(title)}
          </a>
        </li>
      ))}
    </ul>
  );
}
