const MODULES = /<link rel="modulepreload"[^>]*>/g;

/**
 * React writes the preloads of modules before the style sheet, and browsers fetch them with the same haste.
 * A page is drawn from HTML, styles, fonts and pictures alone: its modules come after them and give way to them.
 */
export function putStylesFirst(html: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const head = html.slice(0, end);
  const modules = (head.match(MODULES) ?? []).map((link) => link.replace('<link', '<link fetchPriority="low"'));
  return head.replace(MODULES, '') + modules.join('') + html.slice(end);
}
