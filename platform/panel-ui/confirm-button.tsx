import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import type { ButtonAppearance } from '#platform/ui/button-look.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import * as texts from './texts/frame.ts';

interface ConfirmButtonProps extends ButtonAppearance {
  intent: string;
  /** The effect by name: the sum, the order, the person. */
  question: ReactNode;
  children: ReactNode;
}

/** Sends its form after a question. Without JavaScript it sends at once, as any button does. */
export function ConfirmButton({ intent, question, children, ...look }: ConfirmButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isSure = useRef(false);

  function confirm() {
    setConfirming(false);
    isSure.current = true;
    button.current?.form?.requestSubmit(button.current);
    isSure.current = false;
  }

  return (
    <>
      <Button
        {...look}
        ref={button}
        type="submit"
        name="intent"
        value={intent}
        onClick={(event) => {
          if (isSure.current) return;
          event.preventDefault();
          setConfirming(true);
        }}
      >
        {children}
      </Button>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={children}
        footer={
          <>
            <Button look="secondary" onClick={() => setConfirming(false)}>
              {texts.confirm.cancel}
            </Button>
            <Button look={look.look} onClick={confirm}>
              {children}
            </Button>
          </>
        }
      >
        {question}
      </Dialog>
    </>
  );
}
