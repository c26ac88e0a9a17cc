import { errorTexts } from '#texts/errors.ts';

/** The page for when not even the error page can be rendered: no script, no style sheet, no database. */
export function lastResortPage(requestId: string): Response {
  const { title, lead, home, requestId: label } = errorTexts.failed;
  const html = `<!DOCTYPE html>
<html lang="pl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${lead}</p><p>${label}: ${requestId}</p><p><a href="/">${home}</a></p></main></body>
</html>
`;
  return new Response(html, {
    status: 500,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
