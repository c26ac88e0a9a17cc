import * as v from 'valibot';
import { splitHosts } from '#platform/db/server/primary-client.ts';
import { originOfTiles } from './security/content-security-policy.ts';

/** A word out of a guide is known to everybody. */
export const ownSecret = (shortest: number) =>
  v.pipe(
    v.string(),
    v.minLength(shortest, `must have at least ${shortest} characters`),
    v.check((secret) => !/^change.?me/i.test(secret), 'must be a secret of your own: openssl rand -base64 33'),
  );

export function wholeNumber(least: number, max: number, fallback: number) {
  const message = `must be a whole number from ${least} to ${max}`;
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, message),
      v.transform(Number),
      v.minValue(least, message),
      v.maxValue(max, message),
    ),
    String(fallback),
  );
}

export function flag(fallback: boolean) {
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(1|0|true|false)$/, 'must be 1 or 0'),
      v.transform((value) => value === '1' || value === 'true'),
    ),
    fallback ? '1' : '0',
  );
}

export function isOrigin(value: string): boolean {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false;
  const { pathname, search, hash } = new URL(value);
  return pathname === '/' && search === '' && hash === '';
}

export function isHttpAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}

/** Nothing that could end a directive of the content policy. */
export function isScriptHost(value: string): boolean {
  return /^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?$/i.test(value);
}

export function isPostgresUrl(value: string): boolean {
  return /^postgres(ql)?:\/\//.test(value) && splitHosts(value).every((one) => URL.canParse(one));
}

export function isTileAddress(value: string): boolean {
  return ['{z}', '{x}', '{y}'].every((part) => value.includes(part)) && originOfTiles(value) !== null;
}

export function isSmtpUrl(value: string): boolean {
  return /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value);
}
