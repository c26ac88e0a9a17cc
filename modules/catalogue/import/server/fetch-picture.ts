import type { IncomingMessage } from 'node:http';
import { type ImportFault, importFault } from '../rules/import-fault.ts';
import { fetchAddress, isOk, type Reach, whyUnreachable } from './fetch-address.ts';

const TIMEOUT_MS = 20_000;
const LARGEST = 30_000_000;

/** The bytes at an address, or why they cannot be had. */
export async function fetchPicture(
  address: string,
  reach: Reach = {},
): Promise<{ bytes: Buffer } | { wrong: ImportFault }> {
  const tooLarge = { wrong: importFault('picture-too-large', address, LARGEST / 1_000_000) };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let response: IncomingMessage | undefined;
  try {
    response = await fetchAddress(address, { ...reach, signal });
    if (!isOk(response)) return { wrong: importFault('picture-answered', address, response.statusCode ?? 0) };
    if (Number(response.headers['content-length'] ?? 0) > LARGEST) return tooLarge;
    // Not every host sends the length.
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response) {
      size += chunk.length;
      if (size > LARGEST) return tooLarge;
      chunks.push(chunk);
    }
    return { bytes: Buffer.concat(chunks) };
  } catch (error) {
    const { isSlow, code } = whyUnreachable(error, signal);
    return {
      wrong: isSlow
        ? importFault('picture-slow', address, TIMEOUT_MS / 1000)
        : importFault('picture-unreachable', address, code),
    };
  } finally {
    response?.destroy();
  }
}
