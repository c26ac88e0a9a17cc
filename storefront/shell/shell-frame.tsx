import type { ReactNode } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import type { OwnerBar } from '#modules/content/navigation/storefront/bars/bar.tsx';
import { island, renderedPart } from '#platform/islands/storefront/island.tsx';
import { breadcrumbList, JsonLdScript } from '#platform/seo/storefront/json-ld.tsx';
import { currentPage, type PageType } from '#platform/shell/storefront/page-handle.ts';
import { type ShellData, useShell } from '#platform/shell/storefront/shell-data.tsx';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { Breadcrumbs, type Crumb } from '#platform/ui/breadcrumbs.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { ArrowUpIcon } from '#platform/ui/icons/directions.tsx';
import { EnclosedHeader } from '#storefront/shell/enclosed-header.tsx';

const Consent = renderedPart<object>('consent');
const RebateCodeBar = renderedPart<{ code: string; text: string }>('rebate-code-bar');
const OwnerBars = renderedPart<{ bars: readonly OwnerBar[] }>('owner-bars');
const FreeShippingBar = renderedPart<{ from: string }>('free-shipping-bar');
const Header = renderedPart<{ shell: ShellData; searched: string }>('header');
const Footer = renderedPart<{ shell: ShellData }>('footer');
const EnclosedFooter = renderedPart<{ shell: ShellData }>('enclosed-footer');
const ComparePanel = island<object>('compare-panel', 'asked');
const Alerts = renderedPart<object>('alerts');

/** S2.09: listings and product pages. */
const COMPARING: readonly PageType[] = ['search', 'projector'];

/** Everything around a screen. `failed` means that an error page is in its place. */
export function ShellFrame({ failed, children }: { failed: boolean; children: ReactNode }) {
  const shell = useShell();
  const page = currentPage(useMatches());
  const { search } = useLocation();
  const loading = useNavigation().state !== 'idle';
  const type: PageType = failed || !page ? 'error' : page.handle.page;
  // An error page keeps the frame it came in.
  const enclosed = page?.handle.enclosed;
  const way = failed || enclosed ? undefined : page?.handle.breadcrumbs?.(page.data);
  const wide = !failed && page?.handle.wide;
  const crumbs: Crumb[] = way ? [{ label: shellTexts.home, to: '/' }, ...way] : [];

  return (
    <>
      <a href="#content" className="skip-link">
        {shellTexts.skipToContent}
      </a>
      {/* Early in the order of the keyboard, wherever it is rendered. */}
      <Consent />
      {shell &&
        (enclosed ? (
          <EnclosedHeader shell={shell} at={failed ? undefined : enclosed} />
        ) : (
          <Above shell={shell} searched={new URLSearchParams(search).get('text') ?? ''} />
        ))}
      {/* S2.01: scripts and styles know a page by this class, regardless of its address. */}
      <div id="container" className={`${type}_page`}>
        <div id="breadcrumbs" className={classNames('page-width', loading && 'load-content')}>
          {crumbs.length > 0 && (
            <>
              <Breadcrumbs crumbs={crumbs} />
              <JsonLdScript value={breadcrumbList(crumbs, shell?.origin ?? 'http://localhost')} />
            </>
          )}
        </div>
        <main
          id="content"
          tabIndex={-1}
          aria-busy={loading}
          className={classNames(wide ? 'pb-16' : 'page-width pt-4 pb-16', loading && 'load-content')}
        >
          {children}
        </main>
        {COMPARING.includes(type) && <ComparePanel />}
      </div>
      {shell && (enclosed ? <EnclosedFooter shell={shell} /> : <Footer shell={shell} />)}
      {!enclosed && <BackToTop />}
      <Alerts />
    </>
  );
}

/** The strips and the header of the shop. */
function Above({ shell, searched }: { shell: ShellData; searched: string }) {
  return (
    <>
      <div className="bars flex max-md:snap-x max-md:snap-mandatory max-md:overflow-x-auto max-md:[scrollbar-width:none]">
        {shell.rebate && <RebateCodeBar {...shell.rebate} />}
        <OwnerBars bars={shell.frame?.bars ?? []} />
        {shell.freeShippingFrom && <FreeShippingBar from={shell.freeShippingFrom} />}
      </div>
      <Header shell={shell} searched={searched} />
    </>
  );
}

/** S9.31; `start-shell.ts` shows it. */
function BackToTop() {
  return (
    <button
      type="button"
      hidden
      suppressHydrationWarning
      aria-label={shellTexts.backToTop}
      // On a phone at the very edge: names and prices next to it stay to be read.
      className="back-to-top fixed right-0 bottom-24 z-30 flex h-12 w-9 items-center justify-center rounded-l-full border border-line bg-surface text-ink shadow-soft transition-colors hover:bg-surface-2 max-md:border-r-0 max-md:pl-1 md:right-6 md:bottom-6 md:size-12 md:rounded-full"
    >
      <ArrowUpIcon />
    </button>
  );
}
