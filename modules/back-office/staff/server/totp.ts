import { Secret, TOTP } from 'otpauth';
import { SECOND_MS } from '#platform/time/rules/units.ts';

const PERIOD_S = 30;
/** A phone's clock may be half a minute off, either way. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** A secret for an authenticator, as text to be typed. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address an authenticator reads from a QR code. */
export function totpAddress({ secret, shop, email }: { secret: string; shop: string; email: string }): string {
  return new TOTP({ issuer: shop, label: email, secret: Secret.fromBase32(secret), period: PERIOD_S }).toString();
}

/** The step (half a minute since 1970) this code belongs to; null when it is none of now. */
export function findTotpStep(secret: string, typed: string, now: Date): number | null {
  const code = typed.replace(/\s/g, '');
  if (secret === '' || !/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / SECOND_MS / PERIOD_S) + delta;
}

/** The code an authenticator shows at this moment. */
export function totpCode(secret: string, now: Date, digits = 6): string {
  return totpOf(secret, digits).generate({ timestamp: now.getTime() });
}

function totpOf(secret: string, digits = 6): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), digits, period: PERIOD_S, algorithm: 'SHA1' });
}
