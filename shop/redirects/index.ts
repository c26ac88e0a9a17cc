export { addRedirects, type Redirect, type RefusedRedirect, removeRedirects } from './add-redirects.ts';
export { findRedirect } from './find-redirect.ts';
