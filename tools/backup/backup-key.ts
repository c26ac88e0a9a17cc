import { ConfigError } from '#server/config.ts';

const MIN_LENGTH = 32;

/** Key that seals and opens archives; undefined when they are not sealed. */
export function backupKey({ BACKUP_KEY: key }: Record<string, string | undefined>): string | undefined {
  if (key === undefined || key === '') return undefined;
  if (key.length < MIN_LENGTH) {
    throw new ConfigError(`BACKUP_KEY must have at least ${MIN_LENGTH} characters: openssl rand -base64 33`);
  }
  return key;
}
