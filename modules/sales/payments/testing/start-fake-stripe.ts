import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { ProviderSettings } from '#platform/shop/server/shop.ts';
import { DAY_S } from '#platform/time/rules/units.ts';

interface Call {
  path: string;
  fields: Record<string, string>;
  /** Of the interface, as the caller wants it. */
  version: string;
}

interface Reply {
  status: number;
  body: object;
}

interface Stored {
  id: string;
  status: string;
  object?: string;
  amount?: number;
  refunded?: number;
  payment_intent?: string | null;
  url?: string;
  expires_at?: number;
}

/** Long enough for a second call to come meanwhile. */
const ANSWERS_AFTER = 5;

/** Payment methods are named otherwise since version 2026-09-30. */
const GONE = 'payment_method_types[0]';

const LISTS = /^\/v1\/(?:payment_intents|checkout\/sessions)\?/;

/** A code that test accounts refuse. */
export const REFUSED_CODE = '999999';

/**
 * Speaks the part of Stripe's HTTP interface the shop uses, as its reference describes it: form bodies, JSON objects,
 * errors in an `error` object, signed events, the same answer to the same Idempotency-Key: refused with other parameters, and
 * while the first call is still being answered.
 */
export async function startFakeStripe() {
  const settings = {
    secretKey: 'sk_test_shop',
    webhookSecret: 'whsec_test',
    address: '',
  } satisfies ProviderSettings['stripe'];
  const calls: Call[] = [];
  const objects = new Map<string, Stored>();
  let cuts = 0;
  let isRestricted = false;
  let prepared: object | null = null;
  const answered = new Map<string, { asked: string; reply: Reply | null }>();

  function createIntent(fields: Call['fields']): Reply {
    const code = fields['payment_method_options[blik][code]'] ?? '';
    if (fields.currency !== 'pln' || !/^\d{6}$/.test(code)) return failure(400, 'parameter_invalid');
    if (code === REFUSED_CODE) return failure(402, 'blik_invalid');
    const id = `pi_${randomUUID()}`;
    const body = { id, object: 'payment_intent', status: 'requires_action', amount: Number(fields.amount) };
    objects.set(id, body);
    return { status: 200, body: { ...body, next_action: { type: 'blik_authorize' } } };
  }

  function createSession(): Reply {
    const id = `cs_test_${randomUUID()}`;
    const url = `https://checkout.stripe.com/c/pay/${id}`;
    const body = { id, object: 'checkout.session', status: 'open', url, expires_at: inADay(), payment_intent: null };
    objects.set(id, body);
    return { status: 200, body };
  }

  function createRefund(fields: Call['fields']): Reply {
    const paid = objects.get(fields.payment_intent ?? '');
    const left = Number(paid?.amount) - Number(paid?.refunded ?? 0);
    if (paid?.status !== 'succeeded') return failure(400, 'resource_missing');
    if (left === 0) return failure(400, 'charge_already_refunded');
    if (Number(fields.amount) > left) return failure(400, 'amount_too_large');
    paid.refunded = Number(paid.refunded ?? 0) + Number(fields.amount);
    return { status: 200, body: { id: `re_${randomUUID()}`, object: 'refund', status: 'pending' } };
  }

  function callOff(path: string): Reply {
    const [action, id = ''] = path.split('/').reverse();
    const object = objects.get(id);
    if (!object) return failure(404, 'resource_missing');
    if (object.status === 'succeeded') return failure(400, 'payment_intent_unexpected_state');
    object.status = action === 'expire' ? 'expired' : 'canceled';
    return { status: 200, body: object };
  }

  function answer({ path, fields }: Call): Reply {
    if (GONE in fields) return failure(400, 'payment_method_types_no_longer_supported');
    if (path === '/v1/payment_intents') return createIntent(fields);
    if (path === '/v1/refunds') return createRefund(fields);
    return path === '/v1/checkout/sessions' ? createSession() : callOff(path);
  }

  function show(path = ''): Reply {
    if (LISTS.test(path))
      return {
        status: isRestricted ? 403 : 200,
        body: isRestricted ? { error: { type: 'invalid_request_error' } } : { object: 'list', data: [] },
      };
    const object = objects.get(path.split('/').at(-1) ?? '');
    return object ? { status: 200, body: object } : failure(404, 'resource_missing');
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    let text = '';
    for await (const chunk of request) text += chunk;
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.headers.authorization !== `Bearer ${settings.secretKey}`) {
      return send(401, { error: { type: 'invalid_request_error' } });
    }
    if (request.method === 'GET') {
      const { status, body } = show(request.url);
      return send(status, body);
    }
    const key = String(request.headers['idempotency-key']);
    const fields = Object.fromEntries(new URLSearchParams(text));
    const call = { path: request.url ?? '', fields, version: String(request.headers['stripe-version']) };
    const asked = `${call.path}?${text}`;
    const known = answered.get(key);
    if (known && known.asked !== asked) return send(400, { error: { type: 'idempotency_error' } });
    if (known && !known.reply) return send(409, { error: { code: 'idempotency_key_in_use' } });
    if (known?.reply) return send(known.reply.status, known.reply.body);
    if (cuts > 0) {
      cuts -= 1;
      return void request.socket.destroy();
    }
    calls.push(call);
    answered.set(key, { asked, reply: null });
    await setTimeout(ANSWERS_AFTER);
    const reply = prepared ? { status: 200, body: prepared } : answer(call);
    prepared = null;
    answered.set(key, { asked, reply });
    send(reply.status, reply.body);
  }

  const http = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  settings.address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    settings,
    calls,
    /** The next calls are cut off before they are answered. */
    cut(howMany: number) {
      cuts = howMany;
    },
    /** From now on the key may not look at payments. */
    restrict() {
      isRestricted = true;
    },
    /** What the next call is answered with, whatever it asks for. */
    answerNext(body: object) {
      prepared = body;
    },
    /** Somebody gives all of a payment back in Stripe's own panel. */
    giveBack(id: string) {
      const paid = objects.get(id);
      if (paid) paid.refunded = paid.amount;
    },
    /** The bank's answer came: from now on the object cannot be called off. On a page a payment of its own was made. */
    settle(id: string, amount = 0) {
      const object = objects.get(id);
      if (!object) return;
      object.status = 'succeeded';
      if (object.object !== 'checkout.session') return;
      object.payment_intent = `pi_${randomUUID()}`;
      objects.set(object.payment_intent, { id: object.payment_intent, status: 'succeeded', amount });
    },
    /** An event as Stripe posts it, with its signature. */
    event(
      type: string,
      object: object,
      { at = new Date(), secret = settings.webhookSecret, id = `evt_${randomUUID()}` } = {},
    ) {
      const seconds = Math.floor(at.getTime() / 1000);
      const body = JSON.stringify({ id, object: 'event', type, created: seconds, data: { object } });
      const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
      return { body, signature: `t=${seconds},v1=${'0'.repeat(64)},v1=${mac}` };
    },
    stop: () => new Promise((resolve) => http.close(resolve)),
  };
}

function failure(status: number, code: string): Reply {
  const type = status === 402 ? 'card_error' : 'invalid_request_error';
  return { status, body: { error: { type, code } } };
}

/** A page nobody set a time for stays open for a day. */
function inADay(): number {
  return Math.floor(Date.now() / 1000) + DAY_S;
}
