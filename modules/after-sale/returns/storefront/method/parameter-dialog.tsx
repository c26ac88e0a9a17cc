import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import * as returnsMethodTexts from '../../texts/method.ts';

interface ParameterDialogProps {
  question: string;
  onAnswer: (confirmed: boolean) => void;
}

const texts = returnsMethodTexts.confirm;

/** Closing the window in any other way than by agreeing is declining. */
export default function ParameterDialog({ question, onAnswer }: ParameterDialogProps) {
  return (
    <Dialog
      open
      title={texts.title}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button look="secondary" onClick={() => onAnswer(false)}>
            {texts.no}
          </Button>
          <Button onClick={() => onAnswer(true)}>{texts.yes}</Button>
        </>
      }
    >
      <p>{question}</p>
    </Dialog>
  );
}
