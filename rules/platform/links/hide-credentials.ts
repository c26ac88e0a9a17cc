/** Name and password in an address, between `://` and the host. */
const CREDENTIALS = /:\/\/[^/?#\s]*@/g;

/** Text whose addresses may be shown and stored: without `user:password@`. */
export function hideCredentials(text: string): string {
  return text.replace(CREDENTIALS, '://…@');
}
