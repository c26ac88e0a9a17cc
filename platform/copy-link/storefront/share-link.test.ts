import { beforeEach, expect, it, vi } from 'vitest';
import { shareLink } from './share-link.ts';

vi.mock('#platform/ui/alert/alert-store.ts', () => ({ showAlert: vi.fn() }));

const LINK = 'https://sklep.example/listy/7?token=abc';
const writeText = vi.fn<Clipboard['writeText']>(() => Promise.resolve());
beforeEach(() => writeText.mockClear());

const refused = (name: string) => () => Promise.reject(new DOMException('no', name));

it.each([
  ['a phone shares in its own way', { share: () => Promise.resolve() }, 0, 'shared'],
  ['a sheet that was closed copies nothing behind one’s back', { share: refused('AbortError') }, 0, 'closed'],
  ['a browser that may not share copies', { share: refused('NotAllowedError') }, 1, 'copied'],
  ['a browser that cannot share copies', {}, 1, 'copied'],
])('%s', async (_title, able, copies, outcome) => {
  vi.stubGlobal('navigator', { ...able, clipboard: { writeText } });
  expect(await shareLink(LINK, 'Na biwak')).toBe(outcome);
  expect(writeText.mock.calls).toEqual(Array(copies).fill([LINK]));
});

it('a browser that may do neither leaves the copying to the hand', async () => {
  writeText.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await shareLink(LINK, 'Na biwak')).toBe('failed');
});

it('the link goes with the name of what is shared', async () => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  await shareLink(LINK, 'Na biwak');
  expect(share).toHaveBeenCalledWith({ title: 'Na biwak', url: LINK });
});
