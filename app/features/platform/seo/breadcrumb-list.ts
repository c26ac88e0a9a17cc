import type { Crumb } from '#app/ui/breadcrumbs.tsx';

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
