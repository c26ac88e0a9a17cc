import { expect, it, vi } from 'vitest';
import { focusCount } from './active-filters.tsx';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it('the keyboard goes to the count only where the filter goes: not with a click for a new tab', () => {
  const focus = vi.fn();
  vi.stubGlobal('document', { getElementById: () => ({ focus }) });
  focusCount({ ...plain, ctrlKey: true });
  expect(focus).not.toHaveBeenCalled();
  focusCount(plain);
  expect(focus).toHaveBeenCalledOnce();
});
