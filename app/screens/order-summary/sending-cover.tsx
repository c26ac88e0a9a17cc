import { orderSummaryTexts } from '#texts/order-summary.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** S4.33: hides the form while the order is on its way. */
export function SendingCover() {
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-4 bg-paper/95 text-center"
    >
      <Spinner />
      <p className="text-xl font-semibold">{orderSummaryTexts.cover}</p>
    </div>
  );
}
