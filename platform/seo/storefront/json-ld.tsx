import type { Crumb } from '#platform/ui/breadcrumbs.tsx';

/** Structured data for search engines; null leaves what the server wrote. */
export function JsonLdScript({ value }: { value: object | null }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLd escapes everything that could leave the element
      dangerouslySetInnerHTML={{ __html: value ? jsonLd(value) : '' }}
    />
  );
}

/** JSON for a script element: what could end the element or start another is written as an escape. */
export function jsonLd(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** X.14: the BreadcrumbList of schema.org, equal to the breadcrumb on screen. */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      ...(crumb.to && { item: new URL(crumb.to, origin).href }),
    })),
  };
}
