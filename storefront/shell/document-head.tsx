import { Links, Meta, useLocation, useMatches } from 'react-router';
import { speculationRules } from '#platform/navigation/rules/document-addresses.ts';
import { useNonce } from '#platform/navigation/storefront/router-internals.ts';
import { canonicalAddress } from '#platform/seo/storefront/page-meta.ts';
import { currentPage } from '#platform/shell/storefront/page-handle.ts';
import { useShell } from '#platform/shell/storefront/shell-data.tsx';
import { brandColours } from '#platform/theme/rules/brand-colours.ts';
import { PreloadFonts } from '#platform/ui/preload-fonts.tsx';
import { viewportMeta } from '#platform/viewport/rules/viewport.ts';
import { EarlyScript } from '#platform/viewport/storefront/early-script-element.tsx';

const RULES = { __html: JSON.stringify(speculationRules()) };

/** Pages that the browser may prefetch. The nonce lets the server allow it in the CSP. */
function SpeculationRules() {
  const nonce = useNonce();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={RULES} />;
}

export function DocumentHead({ failed }: { failed: boolean }) {
  const shell = useShell();
  const origin = shell?.origin;
  // A page that failed may know nothing of the shop.
  const brand = shell?.settings.brandFolder ?? '/brand';
  const location = useLocation();
  const page = currentPage(useMatches());
  const handle = page?.handle;
  const own = page?.data && handle?.canonical?.(page.data);
  const canonical =
    !failed && origin && (own ? origin + own : canonicalAddress(origin, location, handle?.canonicalParams));

  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content={viewportMeta('responsive')} suppressHydrationWarning />
      <EarlyScript />
      <Meta />
      <PreloadFonts />
      {canonical && <link rel="canonical" href={canonical} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {canonical && !handle?.hasPicture?.(page?.data) && (
        <meta property="og:image" content={`${origin}${brand}/icon-512.png`} />
      )}
      {(failed || handle?.noIndex) && <meta name="robots" content="noindex" />}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={brandColours.light.paper} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={brandColours.dark.paper} />
      <link rel="icon" href={`${brand}/favicon.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${brand}/icon-180.png`} />
      <Links />
      {!failed && handle?.isDocument && <SpeculationRules />}
    </head>
  );
}
