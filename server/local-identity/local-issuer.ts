import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import * as localIdentityTexts from '#modules/customers/accounts/texts/local-identity.ts';

/** Sign-in services that exist only here; four, so that some hide behind "show more" (S2.50). */
export const LOCAL_PROVIDERS = Object.entries(localIdentityTexts.names).map(([id, name]) => ({ id, name }));

export const LOCAL_CLIENT = { clientId: 'witryna', clientSecret: 'nie-jest-tajne' };

/** Where they live below the shop's own address. */
export const LOCAL_PATH = '/test-id';

/** The chosen person at the test service. */
export interface TestPerson {
  email: string;
  firstName: string;
  lastName: string;
  verified: boolean;
}

interface Granted {
  issuer: string;
  person: TestPerson;
  nonce: string;
  challenge: string;
  redirectUri: string;
  until: number;
}

const CODE_MS = 60_000;
const TOKEN_SECONDS = 300;

/** Hands out codes and changes them into signed tokens, as OpenID Connect describes. Kept in this process's memory. */
export class LocalIssuer {
  readonly #granted = new Map<string, Granted>();
  #keys: { privateKey: KeyObject; publicKey: KeyObject } | undefined;

  grant(granted: Omit<Granted, 'until'>): string {
    const code = randomBytes(24).toString('base64url');
    this.#granted.set(code, { ...granted, until: Date.now() + CODE_MS });
    return code;
  }

  /** The ID token for a code, once; null when anything does not fit. */
  redeem(code: string, asked: { issuer: string; verifier: string; redirectUri: string }): string | null {
    const granted = this.#granted.get(code);
    this.#granted.delete(code);
    const challenge = createHash('sha256').update(asked.verifier).digest('base64url');
    const fits =
      granted &&
      granted.until > Date.now() &&
      granted.issuer === asked.issuer &&
      granted.challenge === challenge &&
      granted.redirectUri === asked.redirectUri;
    return fits ? this.#token(granted) : null;
  }

  jwks(): object {
    return { keys: [{ ...this.#key().publicKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' }] };
  }

  #token({ issuer, person, nonce }: Granted): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: LOCAL_CLIENT.clientId,
      // The same person has the same name at one service, and another at the next.
      sub: createHash('sha256').update(`${issuer} ${person.email.toLowerCase()}`).digest('base64url').slice(0, 24),
      iat: now,
      exp: now + TOKEN_SECONDS,
      nonce,
      email: person.email,
      email_verified: person.verified,
      given_name: person.firstName,
      family_name: person.lastName,
    };
    const head = encode({ alg: 'RS256', typ: 'JWT', kid: 'test' });
    const body = `${head}.${encode(claims)}`;
    return `${body}.${sign('sha256', Buffer.from(body), this.#key().privateKey).toString('base64url')}`;
  }

  #key() {
    this.#keys ??= generateKeyPairSync('rsa', { modulusLength: 2048 });
    return this.#keys;
  }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
