export { findTextPage, type TextPage } from './find-text-page.ts';
export { listBanners } from './list-banners.ts';
export { findNews, listNews, type NewsEntry } from './news.ts';
export { type PageParts, type PageView, pickPageParts } from './page-parts.ts';
