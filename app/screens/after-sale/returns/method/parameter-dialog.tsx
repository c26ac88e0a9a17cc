import * as returnsMethodTexts from '#texts/after-sale/returns-method.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

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
