const TOKEN = /^[\w-]{16,64}$/;

/** Can a cookie's value be a token of this shop at all? What cannot is not worth a query. */
export function isVisitorToken(value: string | undefined): value is string {
  return value !== undefined && TOKEN.test(value);
}
