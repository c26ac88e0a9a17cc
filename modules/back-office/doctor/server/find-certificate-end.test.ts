import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type AddressInfo, createServer as createSilentServer, type Server } from 'node:net';
import { createServer } from 'node:tls';
import { afterEach, expect, it } from 'vitest';
import { findCertificateEnd } from './find-certificate-end.ts';

/** One part of a certificate, as DER writes it: what it is, how long, and what is inside. */
function der(tag: number, ...inside: (Uint8Array | string)[]): Buffer {
  const content = Buffer.concat(inside.map((part) => Buffer.from(part)));
  const length = content.length < 0x80 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const [SEQUENCE, SET, INTEGER, BITS, NAME, TEXT, TIME] = [0x30, 0x31, 0x02, 0x03, 0x06, 0x0c, 0x18];
const COMMON_NAME = Buffer.from('550403', 'hex');
const ECDSA_WITH_SHA256 = Buffer.from('2a8648ce3d040302', 'hex');

/** A key and its self-signed certificate. */
function makeCertificate(ends: Date): { cert: string; key: KeyObject } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signing = der(SEQUENCE, der(NAME, ECDSA_WITH_SHA256));
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, der(NAME, COMMON_NAME), der(TEXT, 'localhost'))));
  const moment = (date: Date) => der(TIME, date.toISOString().replace(/\.\d+|[-:T]/g, ''));
  const validity = der(SEQUENCE, moment(new Date('2020-01-01')), moment(ends));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const said = der(SEQUENCE, der(INTEGER, Uint8Array.of(1)), signing, name, validity, name, spki);
  const signature = der(BITS, Uint8Array.of(0), sign('sha256', said, privateKey));
  const certificate = der(SEQUENCE, said, signing, signature).toString('base64');
  return { cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----`, key: privateKey };
}

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

function originOf(server: Server): Promise<string> {
  open.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`https://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

it.each([
  ['ends one day', '2126-10-24T18:06:13Z'],
  ['has ended', '2021-03-01T00:00:00Z'],
])('says when a certificate %s, with any signer', async (_how, end) => {
  const { cert, key } = makeCertificate(new Date(end));
  const origin = await originOf(createServer({ cert, key: key.export({ type: 'pkcs8', format: 'pem' }) }));
  expect(await findCertificateEnd({ origin })).toEqual(new Date(end));
});

it('an address without https has none', async () => {
  expect(await findCertificateEnd({ origin: 'http://sklep.example' })).toBe('none');
});

it('unknown for a closed port and for a silent server', async () => {
  const silent = createSilentServer((socket) => open.at(-1)?.once('close', () => socket.destroy()));
  const origin = await originOf(silent);
  expect(await findCertificateEnd({ origin }, { timeout: 20 })).toBe('unknown');
  const gone = await originOf(createSilentServer());
  await new Promise((resolve) => open.pop()?.close(resolve));
  expect(await findCertificateEnd({ origin: gone })).toBe('unknown');
});
