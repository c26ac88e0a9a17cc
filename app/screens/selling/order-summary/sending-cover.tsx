import { createPortal } from 'react-dom';
import { orderSummaryTexts } from '#texts/selling/order-summary.ts';
import { Spinner } from '../../../ui/spinner.tsx';

/** S4.33: hides the page while the order is on its way; out of the content, which is dimmed meanwhile. */
export function SendingCover() {
  return createPortal(
    <div
      role="status"
      className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-4 bg-paper/95 text-center"
    >
      <Spinner />
      <p className="text-xl font-semibold">{orderSummaryTexts.cover}</p>
    </div>,
    document.body,
  );
}
