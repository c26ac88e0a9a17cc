/** Replaces whole elements, whose names the first group of `opening` finds; an element that is not closed is left as it is. */
export function replaceElements(html: string, opening: RegExp, replace: (element: string) => string): string {
  let result = '';
  let done = 0;
  for (const { index, 1: name } of html.matchAll(opening)) {
    if (index < done) continue;
    const closing = `</${name}>`;
    const end = html.indexOf(closing, index);
    if (end < 0) continue;
    result += html.slice(done, index) + replace(html.slice(index, end + closing.length));
    done = end + closing.length;
  }
  return result + html.slice(done);
}
