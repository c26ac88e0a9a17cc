import { expect, it, vi } from 'vitest';
import * as basketTexts from '#modules/sales/basket/texts/storefront.ts';
import { currentAlerts } from '#platform/ui/alert/alert-store.ts';
import { runCardIntent } from './run-card-intent.ts';

it('a control that cannot do its work says so', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const control: Partial<HTMLButtonElement> = {
    dataset: { card: 'keep' },
    form: null,
    closest: () => null,
  };
  await runCardIntent(control as HTMLButtonElement);
  expect(currentAlerts()).toMatchObject([{ kind: 'error', text: basketTexts.changeFailed }]);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
