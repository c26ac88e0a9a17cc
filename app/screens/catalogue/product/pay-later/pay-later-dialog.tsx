import type { PayLater } from '#rules/selling/instalments/pay-later.ts';
import * as payLaterTexts from '#texts/selling/pay-later.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DeferredInfo } from './deferred-info.tsx';
import { InstalmentInfo } from './instalment-info.tsx';

interface PayLaterDialogProps {
  payLater: PayLater;
  shown: keyof PayLater;
  onClose: () => void;
}

export default function PayLaterDialog({ payLater: { instalments, deferred }, shown, onClose }: PayLaterDialogProps) {
  if (shown === 'deferred' && deferred) {
    return (
      <Dialog open onClose={onClose} title={payLaterTexts.deferred.title(deferred.days)}>
        <DeferredInfo deferred={deferred} />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={payLaterTexts.instalments.title}>
      <InstalmentInfo systems={instalments} heading="h3" />
    </Dialog>
  );
}
