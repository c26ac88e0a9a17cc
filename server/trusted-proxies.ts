import { BlockList, isIP } from 'node:net';

/** Which of the machines between shopper and shop are the owner's own, and so believed. */
export type TrustedProxies =
  | { kind: 'none' }
  /** This many stand in a row in front of the shop. */
  | { kind: 'count'; count: number }
  /** These addresses and networks. */
  | { kind: 'listed'; includes(address: string): boolean };

const MAX_PROXIES = 20;

/** `TRUST_PROXY`: a number of proxies (`1` and `true` are one), or addresses and networks; null when it is neither. */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'true') return { kind: 'count', count: 1 };
  if (text === 'false') return { kind: 'none' };
  if (/^\d+$/.test(text)) {
    const count = Number(text);
    if (count > MAX_PROXIES) return null;
    return count === 0 ? { kind: 'none' } : { kind: 'count', count };
  }
  const networks = new BlockList();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) if (!addNetwork(networks, entry)) return null;
  return { kind: 'listed', includes: (address) => networks.check(address, familyOf(address)) };
}

function addNetwork(networks: BlockList, entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  const bits = version === 4 ? 32 : 128;
  if (prefix === undefined) {
    networks.addAddress(address, familyOf(address));
    return true;
  }
  // A network of every address would believe anybody.
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) < 1 || Number(prefix) > bits) return false;
  networks.addSubnet(address, Number(prefix), familyOf(address));
  return true;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
