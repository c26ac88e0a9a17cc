import { sayPolitely } from '#platform/navigation/storefront/announce-page.ts';

/** A form also works without scripts, so it waits no longer. */
export const SUBMIT_TIMEOUT_MS = 3000;

/** Resolves when the page returns from the back-forward cache. The first `pageshow` of a loading page is ignored. */
export const whileLeaving = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('pageshow', function comeBack({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      window.removeEventListener('pageshow', comeBack);
      resolve();
    });
  });

/** A page restored from the back-forward cache is reloaded. */
export async function leaveFor(address: string): Promise<void> {
  const comeBack = whileLeaving();
  window.location.assign(address);
  await comeBack;
  window.location.reload();
}

/** Submits the values at the click: later changes do not count. */
export async function submitPlainly(form: HTMLFormElement, pressed: HTMLElement, fields: FormData): Promise<void> {
  const takeFields = ({ formData }: FormDataEvent) => {
    for (const name of new Set(formData.keys())) formData.delete(name);
    for (const [name, value] of fields) formData.append(name, value);
  };
  form.addEventListener('formdata', takeFields);
  form.requestSubmit(pressed);
  form.removeEventListener('formdata', takeFields);
  if (form.noValidate || form.checkValidity()) await whileLeaving();
}

/**
 * Marks the control as busy in the same frame; a repeated click does nothing. Only attributes change (base.css),
 * because React may hydrate the control.
 */
export async function runBusy(control: HTMLElement, words: string, work: () => Promise<unknown>): Promise<void> {
  if (control.ariaBusy === 'true') return;
  control.ariaBusy = 'true';
  control.dataset.busy = words;
  const unsay = sayPolitely(words);
  try {
    await work();
  } finally {
    control.ariaBusy = null;
    delete control.dataset.busy;
    unsay();
  }
}
