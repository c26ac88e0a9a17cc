import type { ShellData } from '../shell/shell-data.ts';

/** The shop as a company, for search engines: what the footer and the contact page say. */
export function organization({ origin, settings }: Pick<ShellData, 'origin' | 'settings'>): object {
  const { name, email, phone, company } = settings;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    legalName: company.name,
    url: `${origin}/`,
    logo: `${origin}/brand/icon-512.png`,
    email,
    telephone: phone,
    vatID: `PL${company.taxNumber}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.zipcode,
      addressLocality: company.city,
      addressCountry: 'PL',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email,
      telephone: phone,
      availableLanguage: 'pl',
    },
  };
}
