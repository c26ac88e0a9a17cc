import { sayPolitely } from '#platform/navigation/storefront/announce-page.ts';

/** A form leads somewhere without scripts too: it does not wait for one for longer. */
export const SUBMIT_TIMEOUT_MS = 3000;

/**
 * A button that leads away stays at work until the page is gone, or shown again by the browser's way back. A page that is still loading
 * has its own first `pageshow` before it: that one frees nothing.
 */
export const whileLeaving = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('pageshow', function comeBack({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      window.removeEventListener('pageshow', comeBack);
      resolve();
    });
  });

/** Leaves for another page. Whoever comes back finds this one as it was left, waiting for the other: it begins anew. */
export async function leaveFor(address: string): Promise<void> {
  const comeBack = whileLeaving();
  window.location.assign(address);
  await comeBack;
  window.location.reload();
}

/** Sends a form as it stood when it was pressed, whatever was chosen since: the browser checks it and goes where it leads, as without a script. */
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
 * Marks a pressed control as at work in the same frame, for eye and ear, until its work is done. Pressed again meanwhile it does
 * nothing. Only attributes change (`busy` in base.css draws them): React may be about to take the control over.
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
