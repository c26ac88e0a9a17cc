import { slugOf } from '#platform/links/rules/slug.ts';

interface Addressed {
  name: string;
  slug: string;
}

/** The readable part of an address after a change: the typed one, or else one from the name. */
export function nextSlug(wanted: Addressed, before: Addressed | null): string {
  if (wanted.slug !== '' && wanted.slug !== before?.slug) return wanted.slug;
  return before && wanted.slug !== '' && wanted.name === before.name ? before.slug : slugOf(wanted.name);
}
