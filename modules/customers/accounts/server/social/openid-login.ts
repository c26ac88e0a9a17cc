import * as openid from 'openid-client';
import {
  type ProviderClaims,
  type SocialLogin,
  type SocialProvider,
  SocialRefusal,
} from '#platform/identity/server/social-login.ts';

/** A provider as its owner's settings describe it. */
export interface OpenidProvider extends SocialProvider {
  /** Address under which `.well-known/openid-configuration` stands. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Answers in place of the network: the provider that lives in this process. */
  fetch?: openid.CustomFetch;
}

const SCOPE = 'openid email profile';
/** Nobody waits longer for a page. */
const TIMEOUT_SECONDS = 8;

/** Sign-in through OpenID Connect: authorisation code with PKCE, state and nonce. */
export function openidLogin(providers: readonly OpenidProvider[]): SocialLogin {
  const known = new Map<string, Promise<openid.Configuration>>();

  function configurationOf(id: string): Promise<openid.Configuration> {
    const provider = providers.find((one) => one.id === id);
    if (!provider) return Promise.reject(new SocialRefusal('failed'));
    const found = known.get(id) ?? discover(provider);
    known.set(id, found);
    // A provider that was out of reach is asked again next time.
    found.catch(() => known.delete(id));
    return found;
  }

  return {
    providers: providers.map(({ id, name }) => ({ id, name })),

    async begin(providerId, returnAddress) {
      const configuration = await configurationOf(providerId);
      const checks = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const address = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: returnAddress,
        scope: SCOPE,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, checks };
    },

    async finish(providerId, callback, checks) {
      const configuration = await configurationOf(providerId);
      try {
        const tokens = await openid.authorizationCodeGrant(configuration, callback, {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new SocialRefusal('failed');
        return toClaims(claims);
      } catch (error) {
        if (error instanceof openid.AuthorizationResponseError) {
          throw new SocialRefusal(error.error === 'access_denied' ? 'denied' : 'failed', { cause: error });
        }
        throw new SocialRefusal('failed', { cause: error });
      }
    },
  };
}

async function discover({ issuer, clientId, clientSecret, fetch }: OpenidProvider): Promise<openid.Configuration> {
  try {
    return await openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // Only the provider inside this process may speak without https.
      ...(fetch ? { [openid.customFetch]: fetch, execute: [openid.allowInsecureRequests] } : {}),
    });
  } catch (error) {
    throw new SocialRefusal('failed', { cause: error });
  }
}

function toClaims(claims: openid.IDToken): ProviderClaims {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name].slice(0, 200) : '');
  const [first = '', ...others] = text('name').split(/\s+/);
  return {
    subject: claims.sub,
    email: text('email'),
    // Some providers write it as text.
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    firstName: text('given_name') || first,
    lastName: text('family_name') || others.join(' '),
  };
}
