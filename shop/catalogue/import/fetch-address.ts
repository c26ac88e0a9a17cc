import { lookup } from 'node:dns/promises';
import { BlockList } from 'node:net';

const MOST_REDIRECTS = 5;

/** This machine and the networks nobody outside can reach. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv4');
  PRIVATE.addSubnet(`::ffff:${net}`, bits + 96, 'ipv6');
}
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv6');
}

export interface Reach {
  /** Addresses of the server's own network are not asked. */
  publicHostsOnly?: boolean;
}

interface FetchOptions extends Reach {
  signal: AbortSignal;
}

/** What an address answers. Every address on the way is looked at, not only the first. */
export async function fetchAddress(
  address: string,
  { publicHostsOnly = false, signal }: FetchOptions,
): Promise<Response> {
  let next = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (publicHostsOnly) await refusePrivate(next);
    const response = await fetch(next, { signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    next = new URL(location, next).href;
  }
  throw new Error('too many redirects');
}

async function refusePrivate(address: string): Promise<void> {
  const { hostname } = new URL(address);
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true });
  const isPrivate = found.some(({ address, family }) => PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4'));
  // The same answer as of a host that is not there: whoever asks learns nothing of this network.
  if (isPrivate) throw new Error('a private address');
}

/** Why nothing came: the code of the system, or that it took too long. */
export function whyUnreachable(error: unknown): { isSlow: boolean; code: string } {
  if (!(error instanceof Error)) return { isSlow: false, code: '' };
  // What fetch says itself is "fetch failed"; the reason stands behind it.
  const { code = '' } = (error.cause ?? error) as NodeJS.ErrnoException;
  return { isSlow: error.name === 'TimeoutError', code: String(code) };
}
