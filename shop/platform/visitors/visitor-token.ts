import { createHash, randomBytes } from 'node:crypto';

/** The value of a cookie that names a browser or a sign-in. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** What the database keeps of a token: a leaked table lets nobody in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
