import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { FormFields, FormReply, ShopForm } from './define-form.ts';
import { scrollToFirstError } from './scroll-to-error.ts';
import { serverCheckAttributes } from './server-check-attributes.ts';
import { useHydrated } from './use-hydrated.ts';
import { type FieldAsker, type FieldMark, useLiveChecks } from './use-live-checks.ts';
import type { WorkState } from './use-single-submit.ts';
import { useSingleSubmit } from './use-single-submit.ts';

interface ShopFormOptions<Fields extends FormFields> {
  /** The answer of the action. */
  reply?: FormReply<keyof Fields & string>;
  defaultValue?: { [Name in keyof Fields]?: string | boolean };
  id?: string;
  /** Judges fields while they are typed, several in one question. */
  asker?: FieldAsker;
  /** For forms sent with a fetcher: its state. */
  state?: WorkState;
}

/** Props of a field component. */
export interface FieldState {
  control: {
    id: string;
    name: string;
    required?: boolean;
    autoFocus?: boolean;
    'data-mark': FieldMark['mark'];
  } & ReturnType<typeof serverCheckAttributes>;
  defaultValue?: string;
  defaultChecked?: boolean;
  error?: string;
}

/** Renders fields of a form. */
export type RenderField<Name extends string> = (name: Name) => FieldState;

/** Marks a field that is needed only while it is shown, so its own rule cannot know. */
export function needed(field: FieldState): FieldState {
  return { ...field, control: { ...field.control, required: true } };
}

/** Binds a form description to a `<PostForm>`: spread `formProps` on it and render each `field(name)`. */
export function useShopForm<Fields extends FormFields>(form: ShopForm<Fields>, options: ShopFormOptions<Fields> = {}) {
  const { defaultValue = {}, id, asker, state } = options;
  const reply: FormReply | undefined = options.reply;
  const hydrated = useHydrated();
  const gate = useSingleSubmit(state);
  const element = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [local, setLocal] = useState<{ result: FormReply; after: typeof reply }>();
  // The newest result counts: the browser's own check, unless the server answered since.
  const latest = local && local.after === reply ? local.result : reply;
  const live = useLiveChecks(form, {
    asker,
    isWrong: (name) => latest?.error?.[name] !== undefined,
    wrongHere: Object.keys((latest !== reply && latest?.error) || {}),
  });
  // The initial values. From then on the customer owns the fields.
  const [initial] = useState(() => reply?.initialValue ?? asTexts(defaultValue));
  const ownId = useId();
  const formId = id ?? ownId;

  // Earlier marks are rendered with the reply, so scrolling starts with the next frame.
  useEffect(() => {
    if (attempt === 0 && !reply?.error) return;
    const frame = requestAnimationFrame(() => element.current && scrollToFirstError(element.current));
    return () => cancelAnimationFrame(frame);
  }, [attempt, reply]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a reply of the server replaces the marks made before it
  useEffect(() => {
    if (reply && element.current) live.forget(element.current);
  }, [reply]);

  function fail() {
    gate.open();
    setAttempt((count) => count + 1);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (gate.isClosed()) return event.preventDefault();
    const target = event.currentTarget;
    const { reply: result } = form.read(new FormData(target));
    setLocal({ result, after: reply });
    if (result.error) {
      event.preventDefault();
      live.forget(target);
      return fail();
    }
    gate.close();
    const waiting = live.unanswered(target);
    if (waiting.length === 0) return;
    event.preventDefault();
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    void live.checkAll(waiting).then((accepted) => {
      if (!accepted) return fail();
      gate.open();
      target.requestSubmit(submitter);
    });
  }

  const errorOf = (name: string): string | undefined => {
    const mark = live.marks[name];
    if (mark) return mark.mark === 'error' ? mark.text : undefined;
    return latest?.error?.[name]?.[0];
  };
  const firstWrong = Object.keys(form.fields).find(errorOf);

  function field(name: keyof Fields & string): FieldState {
    // A field that the form lacks is not rendered.
    const { rule, serverCheck } = form.fields[name] as NonNullable<Fields[string]>;
    const error = errorOf(name);
    return {
      control: {
        id: `${formId}-${name}`,
        name,
        required: (rule.validate && rule.required) || undefined,
        // Without JavaScript the browser itself goes to the first wrong field.
        autoFocus: !hydrated && name === firstWrong ? true : undefined,
        'data-mark': error ? 'error' : (live.marks[name]?.mark ?? 'none'),
        ...serverCheckAttributes(serverCheck),
      },
      defaultValue: initial[name],
      defaultChecked: rule.kind === 'checkbox' ? initial[name] !== undefined : undefined,
      error,
    };
  }

  return {
    formProps: {
      ref: element,
      id: formId,
      // The texts are ours on both sides; the browser's own bubbles would speak another language.
      noValidate: true,
      'aria-busy': gate.submitting || undefined,
      // For a sender on another page that receives this page as the answer (use-form-sender.tsx).
      'data-refused': reply?.error && JSON.stringify(reply.error),
      onInput: live.handleInput,
      onSubmit: handleSubmit,
    },
    field,
    formError: latest?.error?.['']?.[0],
    submitting: gate.submitting,
  };
}

/** As a form would send them: a ticked box says `on`, another one nothing. */
function asTexts(values: Record<string, string | boolean | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === true ? 'on' : value === false ? undefined : value]),
  );
}
