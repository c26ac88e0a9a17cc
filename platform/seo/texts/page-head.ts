/**
 * Titles and descriptions of pages. A file of their own: what surrounds a page in the browser says none of them.
 */

export const description = (shop: string) => `${shop} – sklep internetowy.`;
export const tagged = (shop: string, tagline: string) => (tagline ? `${shop} – ${tagline}` : shop);
export const title = (page: string, shop: string) => `${page} | ${shop}`;
/** Of what goes on over several pages, from the second on. */
export const pageTitle = (title: string, page: number) => `${title} – strona ${page}`;
export const pageDescription = (description: string, page: number) => `Strona ${page}. ${description}`;
