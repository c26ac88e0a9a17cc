import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { TrustedProxies } from './trusted-proxies.ts';
import type { ServerEnv } from './visitor.ts';

/** The sender of a request for limits: the address behind the trusted proxies, an IPv6 one by its network. */
export function callerAddress(c: Context<ServerEnv>, proxies: TrustedProxies): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? '';
  return networkOf(findCaller(socket, c.req.header('x-forwarded-for'), proxies));
}

/**
 * The address the last trusted proxy was called from. Every proxy writes down at the end of the header whom it was called
 * by, so the header is read from its end; what is before the shopper's own address anybody may have written.
 */
export function findCaller(socket: string, forwardedFor: string | undefined, proxies: TrustedProxies): string {
  let caller = plainAddress(socket);
  if (proxies.kind === 'none') return caller;
  const hops = (forwardedFor ?? '').split(',').reverse();
  for (const [passed, hop] of hops.entries()) {
    const isTrusted = proxies.kind === 'count' ? passed < proxies.count : proxies.includes(caller);
    const address = plainAddress(hop);
    // A value that is no address was not written by a proxy.
    if (!isTrusted || isIP(address) === 0) return caller;
    caller = address;
  }
  return caller;
}

/** Without a port, brackets, zone or the IPv6 dress of an IPv4 address. */
function plainAddress(text: string): string {
  const trimmed = text.trim().toLowerCase();
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed) ?? [];
  const [, withPort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(trimmed) ?? [];
  const [bare = ''] = (bracketed ?? withPort ?? trimmed).split('%');
  if (isIP(bare) !== 6) return bare;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  const [high = 0, low = 0] = groups.slice(6);
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : bare;
}

/** O.07: a household has a whole /64 and would otherwise have as many tries as there are addresses in it. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const network = groupsOf(address).slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const front = groupsIn(head);
  if (tail === undefined) return front;
  const back = groupsIn(tail);
  return [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
}

function groupsIn(text: string): number[] {
  return text
    .split(':')
    .filter(Boolean)
    .flatMap((group) => {
      if (!group.includes('.')) return [Number.parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });
}
