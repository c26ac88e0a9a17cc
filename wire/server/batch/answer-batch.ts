import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { CLIENT_COOKIE } from '#rules/platform/visitor/visitor-cookies.ts';
import { findHoldings, type Holdings } from '#shop/platform/visitors/index.ts';
import { BLOCK_NAMES } from '../../batch-answer.ts';
import type { WireContext } from '../context.ts';
import { type BatchCall, blocks } from './blocks.ts';
import type { BatchRequest } from './parse-batch.ts';

// Our own pages ask for their zones in a call of its own.
const ANSWERED = [...BLOCK_NAMES, 'Hotspots'] as const;

interface AnsweredBlock {
  response: object;
  error?: string;
}

// Older callbacks read `response.items` unguarded, and one exception stops the others (contract 2.3).
const NOTHING = { items: {} };

/** Answers every requested block; one that fails carries an error and leaves the others alone. */
export async function answerBatch(c: Context, wire: WireContext, request: BatchRequest): Promise<object> {
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

async function answerBlock(call: BatchCall, asked: string, block: unknown): Promise<AnsweredBlock> {
  const name = ANSWERED.find((known) => known === asked);
  if (!name) return { response: NOTHING, error: 'unknown-block' };
  try {
    return { response: await blocks[name](call, block) };
  } catch (error) {
    call.wire.shop.log.error({ err: error, block: name }, 'a block of the batch call failed');
    return { response: NOTHING, error: 'internal' };
  }
}
