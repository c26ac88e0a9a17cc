import type { Context } from 'hono';
import { html } from 'hono/html';
import * as errorTexts from '#platform/page-errors/texts/errors.ts';
import * as failureTexts from '#platform/page-errors/texts/failure.ts';

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

/** The page for when not even the error page can be rendered. */
export function lastResortPage(requestId: string): Response {
  const { title, lead, home, requestId: label } = failureTexts;
  return barePage({ status: 500, title, lines: [lead, `${label}: ${requestId}`], link: { to: '/', text: home } });
}

/** The page for a file or list that is not there: such addresses have no screen that could say so. */
export function missingPage(): Response {
  const { title, lead, home } = errorTexts.notFound;
  return barePage({ status: 404, title, lines: [lead], link: { to: '/', text: home } });
}

/** A person looks at the answer; a script would rather have plain text or JSON. */
export function wantsPage(c: Context): boolean {
  return c.req.header('accept')?.includes('text/html') === true;
}
