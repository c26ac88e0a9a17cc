export { parsePageAddress } from './page-address.ts';
export { type MadePage, PageCache } from './page-cache.ts';
export { PageFinder } from './page-finder.ts';
export { purgeCachedData } from './purge-cached-data.ts';
export { PurgeListener } from './purge-listener.ts';
