const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }));

export function textOfHtml(html: string): string {
  return html
    .replace(/<[^<>]+>/g, ' ')
    .replace(/&([a-z]+|#\d+);/g, (whole, name: string) => entities.get(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Cleaned HTML as plain text for mails: paragraphs stay apart, items of lists have a dash, links their address. */
export function linesOfHtml(html: string): string {
  let href: string | undefined;
  const marked = html
    .replace(/<a\b[^<>]*>|<\/a>/g, (tag) => {
      const closed = tag === '</a>' && href !== undefined ? ` (${href})` : '';
      href = /\shref="([^"]*)"/.exec(tag)?.[1];
      return closed;
    })
    .replace(/<br\b[^<>]*>|<\/(?:tr|dt|dd)>/g, '\u0000')
    .replace(/<li\b[^<>]*>/g, '\u0000- ')
    .replace(/<\/(?:p|ul|ol|h\d|blockquote|table|dl)>|<hr\b[^<>]*>/g, '\u0000\u0000');
  const lines = marked.split('\u0000').map(textOfHtml);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
