export { addEntries, addSnippets, addTextPages } from './add-content.ts';
export { type BlogEntry, findBlogEntry, listBlog, listBlogDates } from './blog.ts';
export { findPictureUses } from './find-picture-uses.ts';
export { type ContentAddress, getContentAddresses } from './get-content-addresses.ts';
export {
  findManagedSnippet,
  listManagedSnippets,
  NEW_SNIPPET,
  removeSnippet,
  saveSnippet,
  switchSnippet,
} from './manage-snippets.ts';
export { countNews, findNews, listNews, type NewsEntry } from './news.ts';
export {
  findPartScript,
  type PageParts,
  type PageView,
  pickPageParts,
} from './page-parts.ts';
export { purgeAtMoment, purgeLater } from './purge-later.ts';
export {
  countEntries,
  type EntryKind,
  findEntry,
  listEntries,
  listTextPages,
  removeEntry,
  saveEntry,
} from './save-entry.ts';
export { findTextPage, getWrittenPages, listPageTexts, saveTextPage, type TextPage } from './save-text-page.ts';
export { blogEntries, news } from './tables.ts';
