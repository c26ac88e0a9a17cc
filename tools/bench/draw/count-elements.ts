const OPENING = /<[a-z][\w-]*(?=[\s/>])/gi;
const TEXT_ONLY = /<(script|style|template)\b[^>]*>[\s\S]*?<\/\1>/gi;

/** Elements of a page as the server wrote it; what stands inside a script is no element. */
export function countElements(html: string): number {
  const inScripts = html.match(TEXT_ONLY)?.length ?? 0;
  return (html.replace(TEXT_ONLY, '').match(OPENING)?.length ?? 0) + inScripts;
}
