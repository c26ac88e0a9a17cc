import { useEffect, useState } from 'react';
import type { OrderFigures } from '../../features/order/describe-figures.server.ts';

/**
 * Remembers the form at every change: whoever leaves by any link finds it again, and the figures follow what is chosen.
 * Answers with the newest figures once there are any. A failure costs nothing: sending the form remembers it too.
 */
export function useKeptFigures(formId: string): OrderFigures | undefined {
  const [figures, setFigures] = useState<OrderFigures>();
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    let newest = 0;
    async function keep(this: HTMLFormElement) {
      newest += 1;
      const turn = newest;
      const kept = await send(this).catch(() => null);
      if (kept && turn === newest) setFigures(kept);
    }
    form.addEventListener('change', keep);
    return () => form.removeEventListener('change', keep);
  }, [formId]);
  return figures;
}

async function send(form: HTMLFormElement): Promise<OrderFigures | null> {
  const body = new FormData(form);
  for (const { name } of form.querySelectorAll<HTMLInputElement>('[type=password]')) body.delete(name);
  // Finished even when the page is left meanwhile.
  const reply = await fetch('/zamowienie/dane/szkic', { method: 'POST', body, keepalive: true });
  return reply.ok ? reply.json() : null;
}
