import type { OrderFigures } from '../parts/describe-order.server.ts';

const MAX_MS = 4000;

let keeping: Promise<void> | null = null;

/** Resolves when no change is on its way: then the server has the form as it was left. */
export async function whenSaved(): Promise<void> {
  await keeping;
}

/**
 * Requests run one after another, the form itself last, so that an older state cannot overwrite a newer one. Only fields changed here are
 * sent: another window may have filled in the rest.
 */
export function saveForm(form: HTMLFormElement, show: (figures: OrderFigures) => void): () => void {
  const touched = new Set<string>();
  let due = false;
  async function sendTouched() {
    const names = [...touched];
    touched.clear();
    const kept = await send(form, names).catch(() => null);
    if (!kept) for (const name of names) touched.add(name);
    return kept;
  }
  async function keep() {
    while (due) {
      due = false;
      const kept = await sendTouched();
      if (kept && !due) show(kept);
    }
    keeping = null;
  }
  function touch({ target }: Event) {
    const secret = target instanceof HTMLInputElement && target.type === 'password';
    if (!secret && target instanceof Element) touched.add(target.getAttribute('name') ?? '');
  }
  function flush() {
    if (touched.size === 0) return;
    due = true;
    keeping ??= keep();
  }
  // A focused field has no change event when the page is left by the back button or a key. Its request does not wait for others.
  function leave() {
    if (touched.size > 0) void sendTouched();
  }
  function note(event: Event) {
    touch(event);
    flush();
  }
  function hold(event: SubmitEvent) {
    if (!keeping) return;
    event.preventDefault();
    event.stopPropagation();
    void keeping.then(() => form.requestSubmit(event.submitter));
  }
  form.addEventListener('input', touch);
  form.addEventListener('change', note);
  form.addEventListener('submit', hold);
  window.addEventListener('pagehide', leave);
  return () => {
    flush();
    form.removeEventListener('input', touch);
    form.removeEventListener('change', note);
    form.removeEventListener('submit', hold);
    window.removeEventListener('pagehide', leave);
  };
}

/**
 * Choices that open fields: the server drops closed fields, so they are sent again with the choice. A courier who takes only cash hides the
 * payment methods.
 */
const OPENED: Record<string, string | string[]> = {
  shipping: 'payment',
  buyer: ['billing_companyName', 'billing_taxNumber'],
  otherDelivery: 'delivery_',
  otherInvoice: 'invoice_',
};

async function send(form: HTMLFormElement, names: readonly string[]): Promise<OrderFigures | null> {
  const filled = new FormData(form);
  const body = new FormData();
  const groups = names.flatMap((name) => OPENED[name] ?? []);
  for (const [name, value] of filled) if (groups.some((group) => name.startsWith(group))) body.set(name, value);
  // An unchecked box is not in the form data; here it is sent as empty.
  for (const name of names) body.set(name, filled.get(name) ?? '');
  // Finishes after the page is left; submitting the form waits no longer than this.
  const signal = AbortSignal.timeout(MAX_MS);
  const reply = await fetch('/zamowienie/dane/szkic', { method: 'POST', body, keepalive: true, signal });
  return reply.ok ? reply.json() : null;
}
