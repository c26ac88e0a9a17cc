import { type ComponentProps, type SubmitEvent as FormSubmit, useState } from 'react';
import { isLostAnswer, SEND_FILES_TIMEOUT_MS, SEND_TIMEOUT_MS } from '../rules/server-check.ts';
import type { FormReply } from './define-form.ts';
import { reportUnsent, type SendFault } from './sending.ts';
import type { WorkState } from './use-single-submit.ts';

export type FormAnswer = { sent: true } | { reply: FormReply };

/**
 * Sends the form of another page without leaving this one. The answer is that page: with the form on it again, it was
 * refused, and says what for. A form that cannot be sent stays and says so (X.39).
 */
export function useFormSender(id: string) {
  const [state, setState] = useState<WorkState>('idle');
  const [answer, setAnswer] = useState<FormAnswer>();
  // One component for good: another one would be another form, empty again.
  const [Form] = useState(() => {
    async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
      setState('submitting');
      const outcome = await sendForm(form, submitter, id);
      if ('fault' in outcome) reportUnsent({ form, submitter }, outcome.fault);
      else setAnswer(outcome);
      setState('idle');
    }
    return function SentByScript({ onSubmit, ...rest }: ComponentProps<'form'>) {
      function handleSubmit(event: FormSubmit<HTMLFormElement>) {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        void send(event.currentTarget, event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null);
      }
      return <form {...rest} onSubmit={handleSubmit} />;
    };
  });
  return { Form, state, answer };
}

async function sendForm(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  id: string,
): Promise<FormAnswer | { fault: SendFault }> {
  const holdsFiles = form.enctype === 'multipart/form-data';
  const fields = new FormData(form, submitter);
  const silence = AbortSignal.timeout(holdsFiles ? SEND_FILES_TIMEOUT_MS : SEND_TIMEOUT_MS);
  try {
    const answer = await fetch(form.getAttribute('action') ?? '', {
      method: 'post',
      body: holdsFiles ? fields : new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])),
      signal: silence,
    });
    if (isLostAnswer(answer.status)) return { fault: 'unreachable' };
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const again = page.getElementById(id);
    if (again) return { reply: { initialValue: {}, error: JSON.parse(again.dataset.refused ?? '{}') } };
    return answer.ok && !answer.redirected ? { sent: true } : { fault: 'unreachable' };
  } catch {
    return { fault: silence.aborted ? 'silent' : 'unreachable' };
  }
}
