export { addRedirects, readAddress } from './add-redirects.ts';
export { findRedirect } from './find-redirect.ts';
