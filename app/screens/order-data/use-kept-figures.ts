import { useEffect, useState } from 'react';
import type { OrderFigures } from '../../features/order/describe-figures.server.ts';

const LONGEST_MS = 4000;

/**
 * Remembers the form at every change: whoever leaves by any link finds it again, and the figures follow what is chosen.
 * Answers with the newest figures once there are any. A failure costs nothing: sending the form remembers it too.
 */
export function useKeptFigures(formId: string): OrderFigures | undefined {
  const [figures, setFigures] = useState<OrderFigures>();
  useEffect(() => {
    const form = document.getElementById(formId);
    return form instanceof HTMLFormElement ? keepForm(form, setFigures) : undefined;
  }, [formId]);
  return figures;
}

/** One after another, and the form itself after the last: an older state must not come in over a newer one. */
function keepForm(form: HTMLFormElement, tell: (figures: OrderFigures) => void): () => void {
  let changed = false;
  let keeping: Promise<void> | null = null;
  async function keep() {
    while (changed) {
      changed = false;
      const kept = await send(form).catch(() => null);
      if (kept && !changed) tell(kept);
    }
    keeping = null;
  }
  function note() {
    changed = true;
    keeping ??= keep();
  }
  function hold(event: SubmitEvent) {
    if (!keeping) return;
    event.preventDefault();
    event.stopPropagation();
    void keeping.then(() => form.requestSubmit(event.submitter));
  }
  form.addEventListener('change', note);
  form.addEventListener('submit', hold);
  return () => {
    form.removeEventListener('change', note);
    form.removeEventListener('submit', hold);
  };
}

async function send(form: HTMLFormElement): Promise<OrderFigures | null> {
  const body = new FormData(form);
  for (const { name } of form.querySelectorAll<HTMLInputElement>('[type=password]')) body.delete(name);
  // Finished even when the page is left meanwhile; sending the form waits no longer than this.
  const signal = AbortSignal.timeout(LONGEST_MS);
  const reply = await fetch('/zamowienie/dane/szkic', { method: 'POST', body, keepalive: true, signal });
  return reply.ok ? reply.json() : null;
}
