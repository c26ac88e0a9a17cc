import { describe, expect, it, vi } from 'vitest';
import { SocialRefusal } from '#platform/identity/server/social-login.ts';
import { openidLogin } from './openid-login.ts';

const ISSUER = 'http://dostawca.example';
const BACK = 'http://sklep.example/logowanie/powrot/acme';

/** A provider that is out of reach, sends no id token, or sends these claims. */
function provider() {
  const said: { claims: object; hasIdToken: boolean; isDown: boolean; nonce: string } = {
    claims: {},
    hasIdToken: true,
    isDown: false,
    nonce: '',
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const asked = vi.fn(async (address: string) => {
    if (said.isDown) throw new TypeError('unreachable');
    if (address.includes('.well-known')) {
      return Response.json({
        issuer: ISSUER,
        authorization_endpoint: `${ISSUER}/wejscie`,
        token_endpoint: `${ISSUER}/token`,
        jwks_uri: `${ISSUER}/klucze`,
      });
    }
    const now = Math.floor(Date.now() / 1000);
    const proof = { iss: ISSUER, aud: 'sklep', sub: 'osoba-1', iat: now, exp: now + 60, nonce: said.nonce };
    const token = `${part({ alg: 'RS256' })}.${part({ ...proof, ...said.claims })}.${part({})}`;
    return Response.json({ access_token: 'a', token_type: 'bearer', id_token: said.hasIdToken ? token : undefined });
  });
  const described = { id: 'acme', name: 'Acme', issuer: ISSUER, clientId: 'sklep', clientSecret: 'tajne' };
  const login = openidLogin([{ ...described, fetch: asked }]);
  /** Goes there and comes back. */
  async function go(claims: object = {}) {
    const { checks } = await login.begin('acme', BACK);
    Object.assign(said, { claims, nonce: checks.nonce });
    return login.finish('acme', new URL(`${BACK}?code=c&state=${checks.state}`), checks);
  }
  const discoveries = () => asked.mock.calls.filter(([address]) => address.includes('.well-known')).length;
  return { said, login, go, discoveries };
}

const refusal = (of: Promise<unknown>) =>
  of.then(
    () => 'none',
    (error: unknown) => (error instanceof SocialRefusal ? error.reason : 'a mistake'),
  );

describe('a provider', () => {
  it('is asked with everything that ties its answer to this browser', async () => {
    const { login } = provider();
    const { address, checks } = await login.begin('acme', BACK);
    const { searchParams } = new URL(address);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'sklep',
      redirect_uri: BACK,
      scope: 'openid email profile',
      state: checks.state,
      nonce: checks.nonce,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(searchParams.get('code_challenge')).not.toBe(checks.verifier);
    expect(login.providers).toEqual([{ id: 'acme', name: 'Acme' }]);
  });

  it('is looked up once, and again only after it was out of reach', async () => {
    const { said, login, go, discoveries } = provider();
    said.isDown = true;
    expect(await refusal(login.begin('acme', BACK))).toBe('failed');
    said.isDown = false;
    await go();
    await go();
    expect(discoveries()).toBe(2);
    expect(await refusal(login.begin('obcy', BACK))).toBe('failed');
  });

  it('that proves nothing, or proves it to another browser, is refused', async () => {
    const { said, login, go } = provider();
    said.hasIdToken = false;
    expect(await refusal(go())).toBe('failed');
    said.hasIdToken = true;
    expect(await refusal(go({ nonce: 'inny' }))).toBe('failed');
    expect(await refusal(go({ aud: 'inny-sklep' }))).toBe('failed');
    expect(await refusal(go({ exp: 1 }))).toBe('failed');
    const { checks } = await login.begin('acme', BACK);
    const back = (query: string) => login.finish('acme', new URL(`${BACK}?${query}&state=${checks.state}`), checks);
    expect(await refusal(back('error=access_denied'))).toBe('denied');
    expect(await refusal(back('error=server_error'))).toBe('failed');
  });
});

describe('claims of a provider', () => {
  it.each([
    [{}, { email: '', emailVerified: false, firstName: '', lastName: '' }],
    [
      { email: 'jan@example.com', email_verified: true },
      { email: 'jan@example.com', emailVerified: true },
    ],
    [{ email_verified: 'true' }, { emailVerified: true }],
    [{ email_verified: 'false' }, { emailVerified: false }],
    [{ email_verified: 1 }, { emailVerified: false }],
    [{ name: 'Jan  van Nowak' }, { firstName: 'Jan', lastName: 'van Nowak' }],
    [
      { given_name: 'Ewa', family_name: 'Lis', name: 'Jan Nowak' },
      { firstName: 'Ewa', lastName: 'Lis' },
    ],
    [
      { given_name: 7, email: null },
      { firstName: '', email: '' },
    ],
    [{ given_name: 'ż'.repeat(300) }, { firstName: 'ż'.repeat(200) }],
  ])('%j is read as %j', async (claims, read) => {
    expect(await provider().go(claims)).toMatchObject({ subject: 'osoba-1', ...read });
  });
});
