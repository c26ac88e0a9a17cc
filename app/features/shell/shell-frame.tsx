import type { ReactNode } from 'react';
import { useMatches, useNavigation } from 'react-router';
import { FreeShippingBar } from '#app/features/content/bars/free-shipping-bar.tsx';
import { RebateCodeBar } from '#app/features/content/bars/rebate-code-bar.tsx';
import { ComparePanel } from '#app/features/customers/compare/compare-panel.tsx';
import { Consent } from '#app/features/platform/consent/consent.tsx';
import { currentPage } from '#app/features/platform/frame/page-handle.ts';
import { useShell } from '#app/features/platform/frame/shell-data.ts';
import { Drawn } from '#app/features/platform/island/drawn.tsx';
import { NavigationEffects } from '#app/features/platform/navigation/navigation-effects.tsx';
import { PageParts } from '#app/features/platform/page-parts/page-parts.tsx';
import { PersonalLoader } from '#app/features/platform/personal/personal-loader.tsx';
import { breadcrumbList, JsonLdScript } from '#app/features/platform/seo/json-ld.tsx';
import { CardClicks } from '#app/features/selling/product-card/card-clicks.tsx';
import { BackToTop } from '#app/features/shell/back-to-top.tsx';
import { Header } from '#app/features/shell/header.tsx';
import { LayoutSwitchClicks } from '#app/features/shell/layout-switch-clicks.tsx';
import { AlertRegion } from '#app/ui/alert/alert-region.tsx';
import { Breadcrumbs, type Crumb } from '#app/ui/breadcrumbs.tsx';
import { classNames } from '#app/ui/class-names.ts';
import * as shellTexts from '#texts/platform/shell.ts';

/** Everything around a screen. `failed` means that an error page stands in its place. */
export function ShellFrame({ failed, children }: { failed: boolean; children: ReactNode }) {
  const shell = useShell();
  const page = currentPage(useMatches());
  const loading = useNavigation().state !== 'idle';
  const type = failed || !page ? 'error' : page.handle.page;
  const way = failed ? undefined : page?.handle.breadcrumbs?.(page.data);
  const crumbs: Crumb[] = way ? [{ label: shellTexts.home, to: '/' }, ...way] : [];

  return (
    <>
      <a href="#content" className="skip-link">
        {shellTexts.skipToContent}
      </a>
      {/* Early in the order of the keyboard, wherever it is drawn. */}
      <Consent />
      {shell?.rebate && <RebateCodeBar rebate={shell.rebate} />}
      {shell?.freeShippingFrom && <FreeShippingBar from={shell.freeShippingFrom} />}
      {shell && <Header shell={shell} />}
      {/* S2.01: scripts and styles know a page by this class, whatever its address. */}
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
          className={classNames('page-width pt-4 pb-16', loading && 'load-content')}
        >
          {children}
        </main>
        <ComparePanel page={type} />
      </div>
      {shell && <Drawn name="footer" props={{ shell }} />}
      <LayoutSwitchClicks />
      <BackToTop />
      <AlertRegion />
      <NavigationEffects />
      <PageParts />
      <PersonalLoader />
      <CardClicks />
    </>
  );
}
