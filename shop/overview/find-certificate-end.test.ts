import { type AddressInfo, createServer as createSilentServer, type Server } from 'node:net';
import { createServer } from 'node:tls';
import { afterEach, expect, it } from 'vitest';
import { findCertificateEnd } from './find-certificate-end.ts';

/** Made for this test, trusted by nobody; it ends on 24 October 2126. */
const cert = `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIUcXTsAwBCGx33xrCMtzXtxYSjRuEwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExNzE4MDYxM1oYDzIxMjYxMDI0
MTgwNjEzWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQSUN/DfVdqo2S6Mu0EoCk3ySg7KqYVfPQsrQphZ/rxFN68Num0tHLR
tIojDe6g7t8yC50g4NvW60FXewvOtrMDo1MwUTAdBgNVHQ4EFgQUBUx1UmHYl2Yz
c9A0Y2yLkUYR1jgwHwYDVR0jBBgwFoAUBUx1UmHYl2Yzc9A0Y2yLkUYR1jgwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiAruVJiiVfYJKxGb/vmmGJg
2oknSzuKrw+JGLKN3jfSvQIhAIB4K2uCo++p+oBsrjtFHtDisA1t/nDXUqyzTlJ8
385E
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgHSA6y3ItJc2rtMlj
73mc2zT06Q9Dzvq9cxYq+kVybXChRANCAAQSUN/DfVdqo2S6Mu0EoCk3ySg7KqYV
fPQsrQphZ/rxFN68Num0tHLRtIojDe6g7t8yC50g4NvW60FXewvOtrMD
-----END PRIVATE KEY-----`;

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

it('O.52 says when the certificate of an address ends, whoever signed it', async () => {
  const origin = await originOf(createServer({ cert, key }));
  expect(await findCertificateEnd({ origin })).toEqual(new Date('2126-10-24T18:06:13Z'));
});

it('an address without https has none', async () => {
  expect(await findCertificateEnd({ origin: 'http://sklep.example' })).toBe('none');
});

it('nobody there, and somebody who says nothing: not known', async () => {
  const silent = createSilentServer((socket) => open.at(-1)?.once('close', () => socket.destroy()));
  const origin = await originOf(silent);
  expect(await findCertificateEnd({ origin }, { patience: 20 })).toBe('unknown');
  const gone = await originOf(createSilentServer());
  await new Promise((resolve) => open.pop()?.close(resolve));
  expect(await findCertificateEnd({ origin: gone })).toBe('unknown');
});
