export { addRedirects, parseRedirectAddress } from './add-redirects.ts';
export { findRedirect } from './find-redirect.ts';
export { addRedirect, listRedirects, removeRedirect } from './manage-redirects.ts';
