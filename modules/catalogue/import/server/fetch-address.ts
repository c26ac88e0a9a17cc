import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-networks.ts';

const MAX_REDIRECTS = 5;

export interface Reach {
  /** Addresses of the server's own network are not asked. */
  publicHostsOnly?: boolean;
}

type Find = (
  name: string,
  options: LookupAllOptions,
  answer: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

export interface FetchOptions extends Reach {
  signal: AbortSignal;
  /** Resolves a host name, and says which addresses are refused. */
  find?: Find;
  isPrivate?: (address: string) => boolean;
}

/** Every address on the way is looked at, not only the first. */
export async function fetchAddress(address: string, options: FetchOptions): Promise<http.IncomingMessage> {
  let next = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await ask(next, options);
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return response;
    response.destroy();
    next = new URL(headers.location, next);
  }
  throw new Error('too many redirects');
}

function ask(address: URL, { publicHostsOnly = false, signal, find = lookup, isPrivate }: FetchOptions) {
  const refuses = publicHostsOnly ? (isPrivate ?? isPrivateAddress) : () => false;
  const host = address.hostname.replace(/^\[|\]$/g, '');
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    // A number is connected to without being looked up.
    if (isIP(host) !== 0 && refuses(host)) return reject(notFound());
    const { request } = address.protocol === 'https:' ? https : http;
    const headers = { accept: '*/*', 'accept-encoding': 'identity' };
    // Connections are not shared: one made without these restrictions was not checked.
    request(address, { signal, headers, agent: false, lookup: lookUpOnce(find, refuses) }, resolve)
      .on('error', reject)
      .end();
  });
}

/** Connects to the address that was checked: a name that leads elsewhere a moment later changes nothing. */
function lookUpOnce(find: Find, refuses: (address: string) => boolean): LookupFunction {
  return (name, options, answer) => {
    find(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error) answer(error, '');
      else if (!first || found.some(({ address }) => refuses(address))) answer(notFound(), '');
      else if (options.all) answer(null, found);
      else answer(null, first.address, first.family);
    });
  };
}

/** The same answer as of a host that is not there: the answer reveals nothing of this network. */
function notFound(): NodeJS.ErrnoException {
  return Object.assign(new Error('no such host'), { code: 'ENOTFOUND' });
}

export function isOk({ statusCode = 0 }: http.IncomingMessage): boolean {
  return statusCode >= 200 && statusCode <= 299;
}

/** Why nothing came: the code of the system, or that it took too long. */
export function whyUnreachable(error: unknown, signal: AbortSignal): { isSlow: boolean; code: string } {
  const isSlow = signal.aborted && signal.reason instanceof Error && signal.reason.name === 'TimeoutError';
  const { code = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  return { isSlow, code: String(code) };
}
