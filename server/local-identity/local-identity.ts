import { Hono } from 'hono';
import { localIdentityTexts as texts } from '#texts/customers/local-identity.ts';
import { consentBody, identityPage } from './identity-page.ts';
import { LOCAL_CLIENT, LOCAL_PATH, LOCAL_PROVIDERS, LocalIssuer } from './local-issuer.ts';

interface Options {
  /** Scheme and host of the shop. */
  origin: string;
  shopName: string;
}

/** The test services as a web application: their pages for people and their addresses for the shop's own client. */
export function localIdentity({ origin, shopName }: Options): Hono {
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
    const page = identityPage(provider.name, texts.title(provider.name), consentBody(shopName));
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

  // Asked by the shop's own client inside the process, see `localProviders`.
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
