import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchMessages, keepMethod, sendStoredMethod } from './complaint.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => vi.clearAllMocks());

const ADDRESS = '/reklamacje/R586119?widok=rozmowa';
const FAILURES: [string, () => Promise<Response>][] = [
  ['no network', () => Promise.reject(new TypeError('offline'))],
  ['a failing shop', async () => new Response('', { status: 500 })],
  ['a complaint that is gone', async () => new Response('', { status: 404 })],
  ['a thread that takes no more', async () => new Response('<html>', { status: 422 })],
];

describe('the preferred method', () => {
  function stored(value: string | null) {
    const kept = new Map(value === null ? [] : [['complaint_method', value]]);
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => void kept.delete(key),
    };
    return { storage, kept };
  }
  const write = (method: string) => `Sposób: ${method}`;

  it('S7.58 S7.59 is posted to the current page as a comment and forgotten', async () => {
    fetched.mockResolvedValueOnce(new Response('<html>'));
    const { storage, kept } = stored('repair');
    expect(await sendStoredMethod(() => storage, ADDRESS, write)).toBe(true);
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect([address, init?.method]).toEqual([`${ADDRESS}&message=rma`, 'POST']);
    expect(init?.body instanceof FormData && [...init.body]).toEqual([['comment', 'Sposób: repair']]);
    expect(kept.size).toBe(0);
  });

  it.each(FAILURES)('S7.59 stays stored with %s', async (_, answer) => {
    fetched.mockImplementationOnce(answer);
    const { storage, kept } = stored('exchange');
    expect(await sendStoredMethod(() => storage, ADDRESS, write)).toBe(false);
    expect(kept.get('complaint_method')).toBe('exchange');
  });

  it.each([null, '', 'first_val', 'constructor'])('is not sent when %j is stored', async (value) => {
    expect(await sendStoredMethod(() => stored(value).storage, ADDRESS, write)).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a browser that keeps nothing', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  it('breaks neither page, and says that the method was not kept', async () => {
    expect(keepMethod(blocked, 'repair')).toBe(false);
    expect(await sendStoredMethod(blocked, ADDRESS, String)).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('the messages block', () => {
  it('S7.55 is read from the page at the current address', async () => {
    vi.stubGlobal(
      'DOMParser',
      class {
        parseFromString = (html: string) => ({
          querySelector: (what: string) => ({ innerHTML: `${what} of ${html}` }),
        });
      },
    );
    fetched.mockResolvedValueOnce(new Response('strona'));
    expect(await fetchMessages(ADDRESS)).toBe('.rma_questions of strona');
    expect(fetched.mock.calls[0]?.[0]).toBe(ADDRESS);
    expect(fetched.mock.calls[0]?.[1]?.method).toBeUndefined();
  });

  it.each(FAILURES)('S7.56 is left alone with %s', async (_, answer) => {
    fetched.mockImplementationOnce(answer);
    expect(await fetchMessages(ADDRESS)).toBeNull();
  });
});
