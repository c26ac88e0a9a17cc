import { slugOf } from '#rules/platform/links/slug.ts';
import { homeEntries } from './blog/home-entries.ts';
import { trailEntries } from './blog/trail-entries.ts';

/** The blog of the demo shop, spread over more than a year; dates are counted back from the day of filling. */
export const demoBlog = [...trailEntries, ...homeEntries].map((entry) => ({ ...entry, slug: slugOf(entry.title) }));
