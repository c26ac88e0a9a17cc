export { addRedirects, moveAddress, parseRedirectAddress } from './add-redirects.ts';
export { findRedirect, REDIRECTS_TAG } from './find-redirect.ts';
export { addRedirect, listRedirects, removeRedirect } from './manage-redirects.ts';
