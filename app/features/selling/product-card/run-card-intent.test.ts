import { expect, it, vi } from 'vitest';
import type { CardControl } from './card-control.ts';
import { runCardIntent } from './run-card-intent.ts';

it('a control that cannot do its work says so and is free again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const control = { ariaBusy: null, dataset: { card: 'keep' }, form: null, closest: () => null };
  await runCardIntent(control as unknown as CardControl);
  expect(control.ariaBusy).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
