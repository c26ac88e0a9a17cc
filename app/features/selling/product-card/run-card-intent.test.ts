import { expect, it, vi } from 'vitest';
import { runCardIntent } from './run-card-intent.ts';

it('a control that cannot do its work says so and is free again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const control: Partial<HTMLButtonElement> = {
    ariaBusy: null,
    dataset: { card: 'keep' },
    form: null,
    closest: () => null,
  };
  await runCardIntent(control as HTMLButtonElement);
  expect(control.ariaBusy).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
