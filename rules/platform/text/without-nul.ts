/** No shopper types it and PostgreSQL cannot store it. */
export function withoutNul(text: string): string {
  return text.replaceAll('\u0000', '');
}
