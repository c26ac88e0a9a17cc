import { sayPolitely } from '#app/features/platform/navigation/announce-page.ts';

/**
 * Marks a pressed control as at work in the same frame, for eye and ear, until its work is done. Pressed again meanwhile it does
 * nothing. Only attributes change (`busy` in base.css draws them): React may be about to take the control over.
 */
export async function runBusy(control: HTMLElement, words: string, work: () => Promise<unknown>): Promise<void> {
  if (control.ariaBusy === 'true') return;
  control.ariaBusy = 'true';
  control.dataset.busy = words;
  sayPolitely(words);
  try {
    await work();
  } finally {
    control.ariaBusy = null;
    delete control.dataset.busy;
    sayPolitely('');
  }
}
