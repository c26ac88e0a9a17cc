import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

// The lowest setting OWASP advises for argon2id: 19 MiB, two passes. Stored with each hash, so it can be raised later.
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** Longer input is no password, only work. */
const MAX_PASSWORD_LENGTH = 1024;
const WRITTEN = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await derive(password, salt, COST, TAG_BYTES);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${write(salt)}$${write(tag)}`;
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = WRITTEN.exec(hash) ?? [];
  if (!salt || !tag) return false;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const expected = Buffer.from(tag, 'base64');
  const derived = await derive(password, Buffer.from(salt, 'base64'), cost, expected.length);
  return timingSafeEqual(derived, expected);
}

let stranger: Promise<string> | undefined;

/** Takes as long as a real check: the answer to an unknown login must not come sooner. */
export async function verifyAgainstDummy(password: string): Promise<false> {
  stranger ??= hashPassword(randomBytes(SALT_BYTES).toString('hex'));
  await verifyPassword(password, await stranger);
  return false;
}

function derive(password: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  // One person, one spelling: ó typed as one character or as o with an accent.
  const message = password.slice(0, MAX_PASSWORD_LENGTH).normalize('NFC');
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message, nonce: salt, tagLength, ...cost }, (error, tag) =>
      error ? reject(error) : resolve(tag),
    );
  });
}

function write(bytes: Buffer): string {
  return bytes.toString('base64').replace(/={1,2}$/, '');
}
