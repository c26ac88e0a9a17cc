import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { BrokenArchive } from './archive-parts.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CHUNK_BYTES = 65_536;

/**
 * Bytes sealed in chunks: each is numbered and the last one marked inside its nonce, so that chunks can neither be changed, nor left
 * out, nor put in another order, nor the end cut off. The key is the archive's own, made of the owner's and the salt.
 */
export async function* sealChunks(bytes: AsyncIterable<Uint8Array>, secret: string, salt: Buffer) {
  const key = deriveKey(secret, salt);
  let number = 0;
  for await (const { chunk, isLast } of inChunks(bytes, CHUNK_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, key, nonceOf(number, isLast), { authTagLength: TAG_BYTES });
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/** The sealed content. Throws a BrokenArchive at the first changed chunk, before a byte of it is handed on. */
export async function* openChunks(sealed: AsyncIterable<Uint8Array>, secret: string, salt: Buffer) {
  const key = deriveKey(secret, salt);
  let number = 0;
  for await (const { chunk, isLast } of inChunks(sealed, CHUNK_BYTES + TAG_BYTES)) {
    yield openChunk(chunk, key, nonceOf(number, isLast));
    number += 1;
  }
}

function openChunk(chunk: Buffer, key: Buffer, nonce: Buffer): Buffer {
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new BrokenArchive('the key is another one, or the archive was changed or cut off', { cause });
  }
}

/** Pieces of one length, the last one shorter and perhaps empty; always at least one. */
async function* inChunks(bytes: AsyncIterable<Uint8Array>, length: number) {
  let held = Buffer.alloc(0);
  for await (const piece of bytes) {
    held = held.byteLength === 0 ? Buffer.from(piece) : Buffer.concat([held, piece]);
    // A whole chunk waits until it is known whether another follows.
    for (; held.byteLength > length; held = held.subarray(length)) {
      yield { chunk: held.subarray(0, length), isLast: false };
    }
  }
  yield { chunk: held, isLast: true };
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(number, 0, 6);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}

function deriveKey(secret: string, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, 'witryna backup', KEY_BYTES));
}
