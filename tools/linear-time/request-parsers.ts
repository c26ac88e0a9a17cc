import { findCaller } from '#server/caller-address.ts';
import { parseByteRange } from '#server/files/mount-files.ts';
import { parsePageAddress } from '#server/page-cache/page-address.ts';
import { chooseEncoding } from '#server/stored-answer.ts';
import { parseTraceparent } from '#server/tracing/span.ts';
import { requestIdOf } from '#server/watch-requests.ts';
import { parseBatch } from '#wire/server/batch/mount-batch.ts';
import { parseProjectorQuery } from '#wire/server/projector/parse-projector-query.ts';

/** Parsers outside the rules that read headers, addresses and bodies as strangers send them. */
export const requestParsers = {
  'Accept-Encoding': chooseEncoding,
  Range: (text) => parseByteRange(text, 1000),
  'X-Forwarded-For': (text) => findCaller('127.0.0.1', text, { kind: 'count', count: 3 }),
  'X-Request-Id': (text) => requestIdOf(text, true),
  traceparent: parseTraceparent,
  'page address': (text) => parsePageAddress(`/${text}`, new Set()),
  'page parameters': (text) => parsePageAddress(`/?text=${text}`, new Set()),
  batch: parseBatch,
  'projector address': parseProjectorQuery,
} satisfies Record<string, (text: string) => unknown>;
