import { html } from 'hono/html';

export type Markup = ReturnType<typeof html>;

interface LocalPage {
  /** The name of the company in the header. */
  name: string;
  title: string;
  heading: string;
  styles: string;
  footer: string;
  body: Markup | string;
}

/** A page of a stand-in for another company: it shows nothing of the shop's design. */
export function localPage({ name, title, heading, styles, footer, body }: LocalPage): Markup {
  return html`<!DOCTYPE html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${styles}">
</head>
<body>
<header>${name}</header>
<main><h1>${heading}</h1>${body}</main>
<footer>${footer}</footer>
</body>
</html>`;
}
