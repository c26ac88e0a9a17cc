import { randomUUID } from 'node:crypto';

const SANE_ID = /^[\w.:-]{8,64}$/;

/** The number of a request: the one a trusted proxy gave it, otherwise a new one. */
export function requestIdOf(given: string | string[] | undefined, trustProxy: boolean): string {
  return trustProxy && typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
}
