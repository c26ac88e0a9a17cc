export { addRedirects, type Redirect, type RefusedRedirect } from './add-redirects.ts';
export { findRedirect } from './find-redirect.ts';
