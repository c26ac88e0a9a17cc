import {
  type ElementType,
  type SubmitEvent as FormSubmit,
  type Ref,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { FormProps } from 'react-router';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import * as formTexts from '../texts/forms.ts';
import { findUnsent, onUnsent, rememberSending, type UnsentForm } from './sending.ts';
import { restoreTyped } from './typed-draft.ts';
import { SendingContext, useSingleSubmit, type WorkState } from './use-single-submit.ts';

interface PostFormProps extends Omit<FormProps, 'method'> {
  ref?: Ref<HTMLFormElement>;
  /** Sends without leaving the screen, e.g. from a dialog. */
  fetcher?: { Form: ElementType; state: WorkState };
  /** Whose form it is; what was typed into it outlives a sign-in that ran out, for this customer alone. */
  keepFor?: string;
}

/**
 * A form of the shop: sent once at a time (S4.34), and when it cannot be sent it stays as it is and says so (X.39). With
 * `useShopForm` its fields are checked too.
 */
export function PostForm({ fetcher, keepFor, className, onSubmit, children, ...rest }: PostFormProps) {
  const around = useContext(SendingContext);
  const gate = useSingleSubmit(fetcher?.state);
  const sent = useRef<HTMLFormElement>(null);
  const unsent = useSyncExternalStore(onUnsent, findUnsent, () => undefined);

  function handleSubmit(event: FormSubmit<HTMLFormElement>) {
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    if (gate.isClosed()) return event.preventDefault();
    sent.current = event.currentTarget;
    rememberSending(event.currentTarget, submitter);
    onSubmit?.(event);
    if (!event.defaultPrevented) gate.close();
  }

  const busy = gate.submitting || rest['aria-busy'] === true;
  const Sender = fetcher?.Form ?? around.Form;
  return (
    <Sender
      {...rest}
      data-keep-for={keepFor}
      method="post"
      aria-busy={busy || undefined}
      className={classNames(className, busy && 'submitting') || undefined}
      onSubmit={handleSubmit}
    >
      {keepFor && <RestoredTyping />}
      {children}
      {unsent && unsent.form === sent.current && <NotSent unsent={unsent} />}
    </Sender>
  );
}

/** Says that what was typed before a sign-in is back. */
function RestoredTyping() {
  const mark = useRef<HTMLDivElement>(null);
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const form = mark.current?.closest('form');
    if (form && restoreTyped(form, window.location.pathname)) setRestored(true);
  }, []);

  return (
    <div ref={mark} className={restored ? 'col-span-full' : 'hidden'}>
      {restored && (
        <Message kind="info">
          <p>{formTexts.restored}</p>
        </Message>
      )}
    </div>
  );
}

function NotSent({ unsent: { form, submitter, fault } }: { unsent: UnsentForm }) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={element} tabIndex={-1} data-unsent className="col-span-full mt-4 basis-full rounded-md">
      <Message kind="error">
        <p>{formTexts.unsent[fault]}</p>
        <Button
          look="secondary"
          className="mt-3"
          // The button may be gone, e.g. with the choice it belonged to.
          onClick={() =>
            form.requestSubmit(submitter instanceof HTMLButtonElement && submitter.form === form ? submitter : null)
          }
        >
          {formTexts.unsent.retry}
        </Button>
      </Message>
    </div>
  );
}
