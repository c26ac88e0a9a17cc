import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSuggester, type SuggesterState } from './suggester.ts';

function setUp() {
  const pending = new Map<string, (answer: string[] | null) => void>();
  const ask = vi.fn((text: string) => new Promise<string[] | null>((resolve) => pending.set(text, resolve)));
  const states: SuggesterState<string[]>[] = [];
  const suggester = createSuggester<string[]>({ minimum: 2, ask, show: (state) => states.push(state) });
  const answer = async (text: string, value: string[] | null) => {
    pending.get(text)?.(value);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { suggester, ask, states, answer };
}

describe('search suggestions', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('S9.45 asks once, half a second after typing stops', () => {
    const { suggester, ask } = setUp();
    suggester.type('ku');
    vi.advanceTimersByTime(300);
    suggester.type('kub');
    vi.advanceTimersByTime(499);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ask.mock.calls.map(([text]) => text)).toEqual(['kub']);
  });

  it('S9.43 one character asks nothing, two ask', () => {
    const { suggester, ask } = setUp();
    suggester.type(' k ');
    vi.advanceTimersByTime(1000);
    expect(ask).not.toHaveBeenCalled();
    suggester.type('ku');
    vi.advanceTimersByTime(1000);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('an old answer never replaces a newer one', async () => {
    const { suggester, states, answer } = setUp();
    suggester.type('ku');
    vi.advanceTimersByTime(500);
    suggester.type('kubek');
    vi.advanceTimersByTime(500);
    await answer('kubek', ['new']);
    await answer('ku', ['old']);
    expect(states.at(-1)).toEqual({ step: 'open', answer: ['new'] });
  });

  it('S4.28 goes through loading to open, and stays open to say that nothing was found', async () => {
    const { suggester, states, answer } = setUp();
    suggester.type('ku');
    vi.advanceTimersByTime(500);
    await answer('ku', ['one']);
    suggester.type('kux');
    vi.advanceTimersByTime(500);
    await answer('kux', []);
    expect(states.map(({ step }) => step)).toEqual(['loading', 'open', 'loading', 'open']);
    expect(states.at(-1)).toEqual({ step: 'open', answer: [] });
  });

  it('S7.33 closes when asking failed, and logs what was thrown', async () => {
    const { suggester, ask, states, answer } = setUp();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    suggester.type('ku');
    vi.advanceTimersByTime(500);
    await answer('ku', null);
    expect(states.map(({ step }) => step)).toEqual(['loading', 'closed']);
    ask.mockRejectedValueOnce(new Error('no chunk'));
    suggester.type('kub');
    await vi.advanceTimersByTimeAsync(500);
    expect(states.at(-1)).toEqual({ step: 'closed' });
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), new Error('no chunk'));
    log.mockRestore();
  });

  it('opened again, shows the answer to the text in the field, and asks for a text it has no answer to', async () => {
    const { suggester, ask, states, answer } = setUp();
    suggester.type('kub');
    vi.advanceTimersByTime(500);
    await answer('kub', ['mug']);
    suggester.close();
    suggester.reopen('kub ');
    expect(states.at(-1)).toEqual({ step: 'open', answer: ['mug'] });
    suggester.type('buty');
    suggester.close();
    suggester.reopen('buty');
    expect(states.at(-1)).toEqual({ step: 'closed' });
    vi.advanceTimersByTime(500);
    await answer('buty', ['boots']);
    expect(states.at(-1)).toEqual({ step: 'open', answer: ['boots'] });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('closing forgets the question on its way', async () => {
    const { suggester, states, answer } = setUp();
    suggester.type('ku');
    vi.advanceTimersByTime(500);
    suggester.close();
    await answer('ku', ['late']);
    expect(states.at(-1)).toEqual({ step: 'closed' });
  });
});
