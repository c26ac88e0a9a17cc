import { useEffect, useState } from 'react';
import type { OrderFigures } from '#app/features/selling/order/describe-figures.server.ts';
import { keepForm } from './keep-form.ts';

/**
 * Remembers every field that is touched: whoever leaves by any link finds it again, and the figures follow what is chosen.
 * Answers with the newest figures once there are any. What could not be sent goes with the next.
 */
export function useKeptFigures(formId: string): OrderFigures | undefined {
  const [figures, setFigures] = useState<OrderFigures>();
  useEffect(() => {
    const form = document.getElementById(formId);
    return form instanceof HTMLFormElement ? keepForm(form, setFigures) : undefined;
  }, [formId]);
  return figures;
}
