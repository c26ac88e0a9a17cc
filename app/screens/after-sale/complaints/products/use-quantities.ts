import { type FormEvent, useEffect, useRef, useState } from 'react';
import { showAlert } from '#app/ui/alert/alert-store.ts';
import { settleLater } from '#rules/after-sale/complaints/settle-later.ts';
import { complaintProductsTexts as texts } from '#texts/after-sale/complaints.ts';
import { type OpenLine, readQuantity } from './products-form.ts';

/** How many of each line are chosen; a field is put right 750 ms after typing pauses (S5.48). */
export function useQuantities(lines: readonly OpenLine[], start: Record<number, number>) {
  const [quantities, setQuantities] = useState(start);
  const waits = useRef(new Map<number, ReturnType<typeof settleLater>>());

  useEffect(() => {
    const pending = waits.current;
    return () => {
      for (const wait of pending.values()) wait.stop();
    };
  }, []);

  function note(line: OpenLine, input: HTMLInputElement) {
    const quantity = readQuantity(input.value, line)?.quantity ?? 0;
    setQuantities((current) => ({ ...current, [line.lineId]: quantity }));
  }

  function settle(line: OpenLine, input: HTMLInputElement) {
    // Emptied to be typed anew: there is nothing to put right yet.
    if (input.value === '') return;
    const read = readQuantity(input.value, line) ?? { quantity: 0, capped: false };
    const written = String(read.quantity);
    if (input.value !== written) input.value = written;
    if (read.capped) showAlert({ kind: 'warning', text: texts.capped(line.available) });
    note(line, input);
  }

  function typed(lineId: number, event: FormEvent<HTMLInputElement>) {
    const line = lines.find((known) => known.lineId === lineId);
    const input = event.currentTarget;
    if (!line) return;
    note(line, input);
    const wait = waits.current.get(lineId) ?? settleLater(() => settle(line, input));
    waits.current.set(lineId, wait);
    wait.typed();
  }

  return { quantities, typed };
}
