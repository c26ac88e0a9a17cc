export { type BlogEntry, findBlogEntry, listBlog, listBlogDates } from './blog.ts';
export { findTextPage, type TextPage } from './find-text-page.ts';
export { type ContentAddress, getContentAddresses } from './get-content-addresses.ts';
export { listBanners } from './list-banners.ts';
export { countNews, findNews, listNews, type NewsEntry } from './news.ts';
export { findPartScript, type PageParts, type PageView, pickPageParts } from './page-parts.ts';
