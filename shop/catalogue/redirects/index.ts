export { addRedirects } from './add-redirects.ts';
export { findRedirect } from './find-redirect.ts';
export { readAddress } from './read-address.ts';
