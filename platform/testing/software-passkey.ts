import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/** Deviations of a device in tests. */
interface Device {
  origin?: string;
  challenge?: string;
  /** Whether it asked for a finger, a face or a PIN. */
  verified?: boolean;
  counter?: number;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HOLDS_KEY = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (data: Buffer) => data.toString('base64url');

/** A passkey of a device that exists only here: makes the answers a browser would send. */
export function softwarePasskey(shopOrigin: string) {
  const host = new URL(shopOrigin).hostname;
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // As CBOR: an elliptic curve key (1: 2) for ES256 (3: -7) on P-256 (-1: 1) with its point (-2, -3).
  const point = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from(x, 'base64url')];
  const key = Buffer.concat([...point, Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')]);

  const common = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} } as const;
  const said = (type: string, challenge: string, device: Device) =>
    Buffer.from(
      JSON.stringify({ type, challenge: device.challenge ?? challenge, origin: device.origin ?? shopOrigin }),
    );
  function facts({ verified = true, counter = 0 }: Device, more: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([PRESENT | (verified ? VERIFIED : 0) | more]), count]);
  }

  return {
    id: common.id,

    create({ challenge }: { challenge: string }, device: Device = {}): RegistrationResponseJSON {
      const named = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = Buffer.concat([facts(device, HOLDS_KEY), named]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(data.length);
      // {fmt: "none", attStmt: {}, authData: bytes}
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex');
      const attestationObject = text(Buffer.concat([head, length, data]));
      const clientDataJSON = text(said('webauthn.create', challenge, device));
      return { ...common, response: { clientDataJSON, attestationObject, transports: ['internal'] } };
    },

    answer({ challenge }: { challenge: string }, device: Device = {}): AuthenticationResponseJSON {
      const words = said('webauthn.get', challenge, device);
      const data = facts({ counter: 1, ...device }, 0);
      const signature = sign('sha256', Buffer.concat([data, sha256(words)]), privateKey);
      const response = { clientDataJSON: text(words), authenticatorData: text(data), signature: text(signature) };
      return { ...common, response };
    },
  };
}
