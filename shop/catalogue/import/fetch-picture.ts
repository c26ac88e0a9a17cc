import { lookup } from 'node:dns/promises';
import { BlockList } from 'node:net';
import { type ImportFault, importFault } from '#rules/catalogue/import/import-fault.ts';

const TIMEOUT_MS = 20_000;
const LARGEST = 30_000_000;
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

interface Reach {
  publicHostsOnly?: boolean;
}

/** The bytes at an address, or why they cannot be had. */
export async function fetchPicture(
  address: string,
  reach: Reach = {},
): Promise<{ bytes: Buffer } | { wrong: ImportFault }> {
  const tooLarge = { wrong: importFault('picture-too-large', address, LARGEST / 1_000_000) };
  try {
    const response = await follow(address, reach);
    if (!response.ok) return { wrong: importFault('picture-answered', address, response.status) };
    if (Number(response.headers.get('content-length') ?? 0) > LARGEST) return tooLarge;
    // Not every host tells the length.
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > LARGEST) return tooLarge;
      chunks.push(chunk);
    }
    return { bytes: Buffer.concat(chunks) };
  } catch (error) {
    return { wrong: explain(address, error) };
  }
}

/** Every address on the way is looked at, not only the first. */
async function follow(address: string, { publicHostsOnly = false }: Reach): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
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

function explain(address: string, error: unknown): ImportFault {
  if (!(error instanceof Error)) return importFault('picture-unreachable', address, '');
  if (error.name === 'TimeoutError') return importFault('picture-slow', address, TIMEOUT_MS / 1000);
  // What fetch says itself is "fetch failed"; the reason stands behind it.
  const { code = '' } = (error.cause ?? error) as NodeJS.ErrnoException;
  return importFault('picture-unreachable', address, code);
}
