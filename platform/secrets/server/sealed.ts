import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Shop } from '#platform/shop/server/shop.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** The prefix of a sealed secret; no open one begins like this. */
const MARK = 'sealed:1:';

type Keeper = Pick<Shop, 'secretKey'>;

/**
 * A secret as it may be in the database: sealed by the key of the process, or as it is where the process has none (decision 38).
 * `about` names its place, `totp:7`: moved to another one it does not open.
 */
export function seal({ secretKey }: Keeper, secret: string, about: string): string {
  if (secretKey === undefined || secret === '') return secret;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, deriveKey(secretKey), iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return MARK + Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64url');
}

/** The secret again; null when this process has not the key it was sealed by, or it was meant for another place. */
export function unseal({ secretKey }: Keeper, stored: string, about: string): string | null {
  if (!isSealed(stored)) return stored;
  if (secretKey === undefined) return null;
  const bytes = Buffer.from(stored.slice(MARK.length), 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, deriveKey(secretKey), iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-TAG_BYTES));
    const opened = [decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  } catch {
    return null;
  }
}

export function isSealed(stored: string): boolean {
  return stored.startsWith(MARK);
}

function deriveKey(secretKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'witryna sealed secrets', KEY_BYTES));
}
