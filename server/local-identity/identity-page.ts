import { html } from 'hono/html';
import { localIdentityTexts as texts } from '#texts/customers/local-identity.ts';

type Markup = ReturnType<typeof html>;

/** Another company's page: nothing of the shop's look is in it. */
export function identityPage(name: string, title: string, body: Markup | string): Markup {
  return html`<!DOCTYPE html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/test-id/test-id.css">
</head>
<body>
<header>${name}</header>
<main><h1>${title}</h1>${body}</main>
<footer>${texts.test}</footer>
</body>
</html>`;
}

export function consentBody(shopName: string): Markup {
  return html`<p>${texts.asks(shopName)}</p>
<form method="post">
<label>${texts.email}<input type="email" name="email" required autocomplete="email"></label>
<label>${texts.firstName}<input name="firstName" autocomplete="given-name"></label>
<label>${texts.lastName}<input name="lastName" autocomplete="family-name"></label>
<label class="box"><input type="checkbox" name="verified" checked>${texts.verified}</label>
<button class="main" name="answer" value="allow">${texts.allow}</button>
<button name="answer" value="deny" formnovalidate>${texts.deny}</button>
<button name="answer" value="fault" formnovalidate>${texts.fault}</button>
</form>`;
}
