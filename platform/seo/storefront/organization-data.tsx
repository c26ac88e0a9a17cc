import { type ShellData, useShell } from '#platform/shell/storefront/shell-data.tsx';
import { JsonLdScript } from './json-ld.tsx';

/** Structured data of the shop itself. Search engines read the page as it is sent, so the browser never makes it. */
export function OrganizationData() {
  const shell = useShell();
  return <JsonLdScript value={import.meta.env.SSR && shell ? organization(shell) : null} />;
}

/** The shop as a company, for search engines: what the footer and the contact page say. */
export function organization({ origin, settings }: Pick<ShellData, 'origin' | 'settings'>): object {
  const { name, brandFolder, company } = settings;
  // Missing data of the owner is left out.
  const email = settings.email || undefined;
  const telephone = settings.phone || undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    legalName: company.name || undefined,
    url: `${origin}/`,
    logo: `${origin}${brandFolder}/icon-512.png`,
    email,
    telephone,
    vatID: company.taxNumber ? `PL${company.taxNumber}` : undefined,
    address: company.city
      ? {
          '@type': 'PostalAddress',
          streetAddress: company.street,
          postalCode: company.zipcode,
          addressLocality: company.city,
          addressCountry: 'PL',
        }
      : undefined,
    contactPoint:
      email || telephone
        ? {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            email,
            telephone,
            availableLanguage: 'pl',
          }
        : undefined,
  };
}
