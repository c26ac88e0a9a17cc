import { html } from 'hono/html';

interface BarePage {
  status: 403 | 404 | 405 | 413 | 500;
  title: string;
  /** Paragraphs. */
  lines: readonly string[];
  link: { to: string; text: string };
}

/** A page for when the shop front is out of reach: no script, no style sheet, no database. */
export function barePage({ status, title, lines, link }: BarePage): Response {
  const page = html`<!DOCTYPE html>
<html lang="pl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1>${lines.map((line) => html`<p>${line}</p>`)}<p><a href="${link.to}">${link.text}</a></p></main></body>
</html>
`;
  return new Response(String(page), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
