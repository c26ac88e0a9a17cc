import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';

export interface Answer {
  status: number;
  location: string;
  body: string;
}

/** Hears of every request of a visit: how long it took, and what was wrong with it. */
export type Note = (milliseconds: number, fault: string | null) => void;

const TIMEOUT_MS = 30_000;

/** So many open connections at most: a shop that is late is asked on, and does not lose the visitors to a lack of ports. */
const agent = new Agent({ keepAlive: true, maxSockets: 512 });

export function closeConnections(): void {
  agent.destroy();
}

/** A kept connection grew too old while the next request was on its way: browsers ask again, on a new one. */
class ClosedMeanwhile extends Error {}

/** The shop keeps connections for 65 s after an answer; whoever loses one sooner has lost a process. */
const OLD_MS = 60_000;
const lastUse = new WeakMap<Socket, number>();

let callers = 0;

/** A browser with cookies and a network address of its own, as the shop sees it behind a proxy it trusts. */
export class Visitor {
  readonly #address: string;
  readonly #note: Note;
  readonly #cookies = new Map<string, string>();
  readonly #caller: string;
  /** When the next request was due, by `performance.now()`; later ones are due when they are sent. */
  #due: number | undefined;

  constructor(address: string, note: Note, due?: number) {
    this.#address = address;
    this.#note = note;
    this.#due = due;
    callers += 1;
    this.#caller = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
  }

  /** Asks, and takes anything but an answer below 400 for a fault; null then. */
  ask(path: string, fields?: Record<string, string>): Promise<Answer | null> {
    return this.#take(path, 'br', fields);
  }

  /** The same, for a page that is read here. */
  requestPlain(path: string): Promise<Answer | null> {
    return this.#take(path, 'identity');
  }

  /** An answer came, and was not what it should be. */
  complain(fault: string): void {
    this.#note(0, fault);
  }

  async #take(path: string, encoding: string, fields?: Record<string, string>): Promise<Answer | null> {
    const begun = this.#due ?? performance.now();
    this.#due = undefined;
    const ask = () => this.#send(path, encoding, fields);
    const answer = await ask()
      .catch((error: Error) => (error instanceof ClosedMeanwhile ? ask() : Promise.reject(error)))
      .catch((error: Error) => error);
    const fault = answer instanceof Error ? `${path}: ${answer.message}` : faultOf(path, answer);
    this.#note(performance.now() - begun, fault);
    return answer instanceof Error || fault ? null : answer;
  }

  #send(path: string, encoding: string, fields?: Record<string, string>): Promise<Answer> {
    const body = fields && new URLSearchParams(fields).toString();
    return new Promise((resolve, reject) => {
      const headers = {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'accept-encoding': encoding,
        accept: 'text/html',
        'x-forwarded-for': this.#caller,
        'sec-fetch-site': 'same-origin',
        ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      };
      const method = body === undefined ? 'GET' : 'POST';
      const sent = request(this.#address + path, { agent, method, headers, timeout: TIMEOUT_MS }, (got) => {
        const chunks: Buffer[] = [];
        got.on('data', (chunk: Buffer) => chunks.push(chunk));
        got.on('error', reject);
        got.on('end', () => {
          for (const line of got.headers['set-cookie'] ?? []) this.#keep(line);
          const {
            statusCode: status = 0,
            headers: { location = '' },
          } = got;
          resolve({ status, location, body: Buffer.concat(chunks).toString() });
        });
      });
      sent.on('timeout', () => sent.destroy(new Error(`no answer for ${TIMEOUT_MS / 1000} s`)));
      let isOld = false;
      sent.on('socket', (socket) => {
        isOld = performance.now() - (lastUse.get(socket) ?? performance.now()) >= OLD_MS;
        lastUse.set(socket, performance.now());
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        reject(isOld && error.code === 'ECONNRESET' ? new ClosedMeanwhile(error.message) : error);
      });
      sent.end(body);
    });
  }

  #keep(line: string): void {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
    this.#cookies.set(name, value);
  }
}

function faultOf(path: string, { status }: Answer): string | null {
  return status > 0 && status < 400 ? null : `${path}: ${status}`;
}
