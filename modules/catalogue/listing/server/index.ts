export { countPopularity } from './count-popularity.ts';
export { getListing } from './get-listing.ts';
