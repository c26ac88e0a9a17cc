import { afterEach, expect, it, vi } from 'vitest';
import { rateOpinion } from '#wire/client/opinions.ts';
import { takeVotes } from './take-votes.ts';

vi.mock('#app/features/platform/navigation/announce-page.ts', () => ({ sayPolitely: () => () => {} }));
vi.mock('#app/ui/alert/alert-store.ts');
vi.mock('#wire/client/opinions.ts');
afterEach(() => vi.unstubAllGlobals());

it('a vote pressed again while it is on its way counts once', async () => {
  class Button {
    ariaBusy: string | null = null;
    dataset = {};
  }
  const [yes, no] = [new Button(), new Button()];
  const form = { querySelector: () => [yes, no].find(({ ariaBusy }) => ariaBusy === 'true') ?? null };
  vi.stubGlobal('HTMLElement', Button);
  vi.stubGlobal('HTMLFormElement', Object);
  vi.stubGlobal(
    'FormData',
    class extends Map<string, string> {
      constructor() {
        super([['id', '7']]);
      }
    },
  );
  const { promise, resolve } = Promise.withResolvers<{ positive: number; negative: number }>();
  vi.mocked(rateOpinion).mockReturnValue(promise);
  const list = new EventTarget();
  takeVotes(list as HTMLElement);
  const press = (submitter: Button) => {
    const event = Object.assign(new Event('submit'), { submitter });
    Object.defineProperty(event, 'target', { value: form });
    list.dispatchEvent(event);
  };
  press(yes);
  press(yes);
  press(no);
  expect(rateOpinion).toHaveBeenCalledOnce();
  resolve({ positive: 1, negative: 0 });
  await vi.waitFor(() => expect(yes.ariaBusy).toBeNull());
  press(no);
  expect(rateOpinion).toHaveBeenCalledTimes(2);
});
