import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { CertificateEnd } from '../rules/judge-condition.ts';

const HTTPS_PORT = 443;
const TIMEOUT_MS = 2000;

/** Asks the shop's own address for its certificate, as a browser would, and hangs up. */
export function findCertificateEnd(
  { origin }: Pick<Shop, 'origin'>,
  { timeout = TIMEOUT_MS } = {},
): Promise<CertificateEnd> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return Promise.resolve('none');
  const host = hostname.replace(/^\[|\]$/g, '');
  const { promise, resolve } = Promise.withResolvers<CertificateEnd>();
  const socket = connect({
    host,
    port: Number(port) || HTTPS_PORT,
    ...(isIP(host) === 0 && { servername: host }),
    // An expired certificate must be reported; no data is sent over this connection.
    rejectUnauthorized: false,
  });
  const answer = (end: CertificateEnd) => {
    clearTimeout(late);
    socket.destroy();
    resolve(end);
  };
  const late = setTimeout(answer, timeout, 'unknown');
  socket.once('secureConnect', () => {
    const end = new Date(socket.getPeerCertificate().valid_to);
    answer(Number.isNaN(end.getTime()) ? 'unknown' : end);
  });
  // It stays listened to: one that comes after the answer must not end the process.
  socket.on('error', () => answer('unknown'));
  return promise;
}
