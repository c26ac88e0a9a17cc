/** Why a form could not be sent: no connection, or no answer in time. */
export type SendFault = 'unreachable' | 'silent';

interface Sending {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}

export interface UnsentForm extends Sending {
  fault: SendFault;
}

let sending: Sending | undefined;
let unsent: UnsentForm | undefined;
const listeners = new Set<() => void>();

function publish(next: UnsentForm | undefined) {
  unsent = next;
  for (const listener of listeners) listener();
}

export function rememberSending(form: HTMLFormElement, submitter: HTMLElement | null) {
  sending = { form, submitter };
  publish(undefined);
}

/** The form on its way to this address, if it was a form that was sent there. */
export function findSending(path: string): Sending | undefined {
  return sending && targetOf(sending) === path ? sending : undefined;
}

export function reportUnsent(form: Sending, fault: SendFault) {
  publish({ ...form, fault });
}

export function findUnsent(): UnsentForm | undefined {
  return unsent;
}

export function onUnsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A field named `action` hides the form's own property: the attributes alone are to be trusted. */
function targetOf({ form, submitter }: Sending): string {
  const address = submitter?.getAttribute('formaction') || form.getAttribute('action') || '';
  return new URL(address, window.location.href).pathname;
}
