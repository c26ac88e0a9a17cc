import { tmpdir } from 'node:os';
import pino from 'pino';
import { afterAll, expect, it } from 'vitest';
import { folderFiles, s3Files } from '#platform/files/server/index.ts';
import { startTestS3 } from '#platform/testing/s3-store.ts';
import { checkFiles } from './check-start.ts';

const s3 = await startTestS3();
afterAll(() => s3.close());
const logged: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });
const check = (settings: Partial<typeof s3.settings>) => checkFiles(s3Files({ ...s3.settings, ...settings }), log);

it('O.45 a start with a wrong key or bucket is refused with a sentence that names the settings', async () => {
  await check({});
  await checkFiles(folderFiles(tmpdir()), log);
  await expect(check({ secretAccessKey: 'inny' })).rejects.toThrow(/403 SignatureDoesNotMatch.*S3_BUCKET/);
  await expect(check({ bucket: 'nie-ma' })).rejects.toThrow(/404 NoSuchBucket/);
  expect(logged).toEqual([]);
});

it('O.45 a store that is down stops no start; the log says so', async () => {
  await check({ endpoint: 'http://127.0.0.1:9' });
  expect(logged.join()).toContain('could not be reached (ECONNREFUSED)');
});
