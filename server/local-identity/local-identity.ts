import { Hono } from 'hono';
import { html } from 'hono/html';
import * as texts from '#modules/customers/accounts/texts/local-identity.ts';
import { localPage, type Markup } from '../local-page.ts';
import { LOCAL_CLIENT, LOCAL_PATH, LOCAL_PROVIDERS, LocalIssuer } from './local-issuer.ts';

interface Options {
  /** Scheme and host of the shop. */
  origin: string;
  /** Of the shop, as they are at the time. */
  settings: { name: string };
}

/** The test services as a web application: their pages for people and their addresses for the shop's own client. */
export function localIdentity({ origin, settings }: Options): Hono {
  const issuer = new LocalIssuer();
  const app = new Hono().basePath(LOCAL_PATH);
  const named = (id: string) => LOCAL_PROVIDERS.find((provider) => provider.id === id);
  const addressOf = (id: string) => `${origin}${LOCAL_PATH}/${id}`;
  const isOurs = (id: string, redirectUri: string | undefined) => redirectUri === `${origin}/logowanie/powrot/${id}`;

  app.get('/:id/.well-known/openid-configuration', (c) => {
    const own = addressOf(c.req.param('id'));
    return c.json({
      issuer: own,
      authorization_endpoint: `${own}/zgoda`,
      token_endpoint: `${own}/token`,
      jwks_uri: `${own}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    });
  });

  app.get('/:id/jwks', (c) => c.json(issuer.jwks()));

  app.get('/:id/zgoda', (c) => {
    const provider = named(c.req.param('id'));
    const fits = c.req.query('client_id') === LOCAL_CLIENT.clientId && c.req.query('response_type') === 'code';
    if (!provider || !fits || !isOurs(provider.id, c.req.query('redirect_uri'))) {
      return c.html(identityPage(provider?.name ?? '', texts.wrong, ''), 400);
    }
    const page = identityPage(provider.name, texts.title(provider.name), consentBody(settings.name));
    return c.html(page, 200, { 'Cache-Control': 'no-store' });
  });

  app.post('/:id/zgoda', async (c) => {
    const provider = named(c.req.param('id'));
    const redirectUri = c.req.query('redirect_uri');
    if (!provider || redirectUri === undefined || !isOurs(provider.id, redirectUri)) return c.body(null, 400);
    const form = await c.req.formData();
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const answer: Record<string, string> = { state: c.req.query('state') ?? '' };
    if (text('answer') === 'allow') {
      answer.code = issuer.grant({
        issuer: addressOf(provider.id),
        person: {
          email: text('email'),
          firstName: text('firstName'),
          lastName: text('lastName'),
          verified: form.has('verified'),
        },
        nonce: c.req.query('nonce') ?? '',
        challenge: c.req.query('code_challenge') ?? '',
        redirectUri,
      });
    } else answer.error = text('answer') === 'deny' ? 'access_denied' : 'server_error';
    return c.redirect(`${redirectUri}?${new URLSearchParams(answer)}`, 303);
  });

  // Called by the shop's own client inside the process.
  app.post('/:id/token', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const token = issuer.redeem(form.get('code') ?? '', {
      issuer: addressOf(c.req.param('id')),
      verifier: form.get('code_verifier') ?? '',
      redirectUri: form.get('redirect_uri') ?? '',
    });
    if (!token) return c.json({ error: 'invalid_grant' }, 400);
    return c.json({ access_token: 'unused', token_type: 'Bearer', expires_in: 300, id_token: token });
  });

  return app;
}

function identityPage(name: string, title: string, body: Markup | string): Markup {
  return localPage({ name, title, heading: title, styles: '/test-id/test-id.css', footer: texts.test, body });
}

function consentBody(shopName: string): Markup {
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
