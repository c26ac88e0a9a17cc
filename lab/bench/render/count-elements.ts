import { replaceElements } from '#tools/crawl/replace-elements.ts';

const OPENING = /<[a-z][\w-]*(?=[\s/>])/gi;
const TEXT_ONLY = /<(script|style|template)\b/gi;

/** Elements of a page as the server wrote it; what is inside a script is no element. */
export function countElements(html: string): number {
  let emptied = 0;
  const markup = replaceElements(html, TEXT_ONLY, () => {
    emptied += 1;
    return '';
  });
  return (markup.match(OPENING)?.length ?? 0) + emptied;
}
