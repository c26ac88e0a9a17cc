import { ConfigError } from '#server/config.ts';

const SHORTEST = 32;

/** What seals and opens archives; undefined when they are open. */
export function backupKey({ BACKUP_KEY: key }: Record<string, string | undefined>): string | undefined {
  if (key === undefined || key === '') return undefined;
  if (key.length < SHORTEST) {
    throw new ConfigError(`BACKUP_KEY must have at least ${SHORTEST} characters: openssl rand -base64 33`);
  }
  return key;
}
