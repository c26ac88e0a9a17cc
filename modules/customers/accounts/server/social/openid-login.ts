import * as openid from 'openid-client';
import {
  type ProviderClaims,
  type SocialLogin,
  type SocialProvider,
  SocialRefusal,
} from '#platform/identity/server/social-login.ts';

export interface OpenidProvider extends SocialProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  fetch?: openid.CustomFetch;
}

const SCOPE = 'openid email profile';
const TIMEOUT_SECONDS = 8;

export function openidLogin(providers: readonly OpenidProvider[]): SocialLogin {
  const discovered = new Map<string, Promise<openid.Configuration>>();

  function configurationOf(id: string): Promise<openid.Configuration> {
    const provider = providers.find((one) => one.id === id);
    if (!provider) return Promise.reject(new SocialRefusal('failed'));
    const found = discovered.get(id) ?? discover(provider);
    discovered.set(id, found);
    // The next sign-in retries a provider that was unreachable.
    found.catch(() => discovered.delete(id));
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
      // Only the local provider may use http.
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
    // Some providers send text.
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    firstName: text('given_name') || first,
    lastName: text('family_name') || others.join(' '),
  };
}
