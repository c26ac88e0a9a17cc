/** Name and password in an address, between `://` and the host. */
const CREDENTIALS = /:\/\/[^/?#\s]*@/g;

/** Text whose addresses may be shown and stored: without `user:password@`. */
export function hideCredentials(text: string): string {
  return text.replace(CREDENTIALS, '://…@');
}

/** Addresses whose next part is a secret token. */
const TOKEN_PATH =
  /^\/(newsletter|odlozone|opinia|powiadomienie|zaplecze\/(?:nowe-haslo|zaproszenie|logowanie\/link))\/[^/]+/;

/** The path of a request as logs and traces may store it. */
export function hidePathToken(path: string): string {
  return path.replace(TOKEN_PATH, '/$1/…');
}
