import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseRecord } from '#platform/json/rules/json-record.ts';
import { CLIENT_COOKIE } from '#platform/visitors/rules/visitor-cookies.ts';
import { BLOCK_NAMES } from '../../batch-answer.ts';
import type { WireContext } from '../context.ts';
import { type Body, readBody } from '../read-fields.ts';
import { mountMethods, NO_STORE, refuse } from '../refuse.ts';
import { type BatchCall, blocks } from './blocks.ts';
import { findHoldings, type Holdings } from './find-holdings.ts';

const LARGEST_REQUEST = 64 * 1024;

/** `POST /ajax/get.php`: all personal data of a page in one call, made with every page view. */
export function mountBatch(app: Hono, wire: WireContext): void {
  mountMethods(app, '/ajax/get.php', { POST: (c) => answer(c, wire) });
}

async function answer(c: Context, wire: WireContext): Promise<Response> {
  const body = await readBody(c.req, LARGEST_REQUEST);
  if ('refused' in body) return refuse(body.refused);
  const request = parseBatchRequest(body);
  if (!request) return refuse('unreadable-request');
  return c.json(await answerBatch(c, wire, request), 200, NO_STORE);
}

function parseBatchRequest(body: Exclude<Body, { refused: string }>): BatchRequest | null {
  if ('text' in body) return parseBatch(body.text);
  const field = body.form.get('request');
  return typeof field === 'string' ? parseBlocks(field) : null;
}

// Our own pages request their zones in a separate call.
const ANSWERED = [...BLOCK_NAMES, 'Hotspots'] as const;

interface AnsweredBlock {
  response: object;
  error?: string;
}

// Older callbacks read `response.items` without a check, and one exception stops the others (contract 2.3).
const NOTHING = { items: {} };

/** Answers every requested block; one that fails carries an error and leaves the others alone. */
async function answerBatch(c: Context, wire: WireContext, request: BatchRequest): Promise<object> {
  let held: Promise<Holdings | null> | undefined;
  const token = getCookie(c, CLIENT_COOKIE);
  const call: BatchCall = {
    c,
    wire,
    holdings() {
      held ??= findHoldings(wire.shop, token);
      return held;
    },
  };
  const answered = await Promise.all(
    [...request].map(async ([name, block]) => [name, await answerBlock(call, name, block)] as const),
  );
  return Object.fromEntries(answered);
}

async function answerBlock(call: BatchCall, requested: string, block: unknown): Promise<AnsweredBlock> {
  const name = ANSWERED.find((one) => one === requested);
  if (!name) return { response: NOTHING, error: 'unknown-block' };
  try {
    return { response: await blocks[name](call, block) };
  } catch (error) {
    call.wire.shop.log.error({ err: error, block: name }, 'a block of the batch call failed');
    return { response: NOTHING, error: 'internal' };
  }
}

/** Block name → its description. */
type BatchRequest = Map<string, unknown>;

const MAX_BLOCKS = 20;

/**
 * Reads the body of the batch call. Correct clients percent-encode the JSON; the older ones paste it raw behind
 * `request=`, so that `&`, `+` and `%` inside break a form parser (contract 2.3).
 */
export function parseBatch(body: string): BatchRequest | null {
  const start = body.indexOf('request=');
  if (start < 0) return null;
  const raw = body.slice(start + 'request='.length);
  const encoded = raw.split('&', 1)[0] ?? '';
  return parseBlocks(decode(encoded.replaceAll('+', ' '))) ?? parseBlocks(raw) ?? parseBlocks(decode(raw));
}

function parseBlocks(text: string | null): BatchRequest | null {
  const blocks = text === null ? null : parseRecord(text);
  return blocks && new Map(Object.entries(blocks).slice(0, MAX_BLOCKS));
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
