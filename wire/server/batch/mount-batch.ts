import type { Context, Hono } from 'hono';
import type { WireContext } from '../context.ts';
import { type Body, readBody } from '../read-fields.ts';
import { refuse } from '../refuse.ts';
import { answerBatch } from './answer-batch.ts';
import { type BatchRequest, parseBatch, readBlocks } from './parse-batch.ts';

const LARGEST_REQUEST = 64 * 1024;

/** `POST /ajax/get.php`: everything personal of a page in one call, made with every page view. */
export function mountBatch(app: Hono, wire: WireContext): void {
  app.all('/ajax/get.php', (c) => answer(c, wire));
}

async function answer(c: Context, wire: WireContext): Promise<Response> {
  if (c.req.method !== 'POST') return refuse({ status: 405, code: 'method-not-allowed', allow: ['POST'] });
  const body = await readBody(c.req, LARGEST_REQUEST);
  if ('refused' in body && body.refused === 'too-large') return refuse({ status: 413, code: 'too-large' });
  const request = readRequest(body);
  if (!request) return refuse({ status: 400, code: 'unreadable-request' });
  c.header('cache-control', 'no-store');
  return c.json(await answerBatch(c, wire, request));
}

function readRequest(body: Body): BatchRequest | null {
  if ('refused' in body) return null;
  if ('text' in body) return parseBatch(body.text);
  const field = body.form.get('request');
  return typeof field === 'string' ? readBlocks(field) : null;
}
