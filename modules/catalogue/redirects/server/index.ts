export {
  addRedirects,
  judgeRedirects,
  moveAddress,
  parseRedirectAddress,
  type RedirectChange,
  type RedirectRefusal,
} from './add-redirects.ts';
export { findRedirect, REDIRECTS_TAG } from './find-redirect.ts';
export { findLiving, sortNumbered } from './living-addresses.ts';
export { addRedirect, listRedirects, removeRedirect } from './manage-redirects.ts';
export { redirects } from './tables.ts';
