import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LIVE_VALIDATION_MS } from '../rules/server-check.ts';
import { callServer } from './call-server.ts';
import type { ShopForm } from './define-form.ts';
import { getServerCheck, rejection } from './server-check-attributes.ts';

export type FieldMark = { mark: 'none' } | { mark: 'ok' } | { mark: 'error'; text: string };

/** Fields the shop judges together, in one question (contract 2.19). */
export interface FieldAsker {
  checksField(name: string): boolean;
  /** The marks of these fields, and of others that depend on them; null when the shop could not be asked. */
  ask(names: readonly string[], form: HTMLFormElement): Promise<Record<string, FieldMark> | null>;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NO_MARK: FieldMark = { mark: 'none' };

interface LiveChecks {
  asker?: FieldAsker;
  /** Whether the last check of the whole form found something wrong with the field. */
  isWrong: (name: string) => boolean;
  /** Names of what the browser itself found wrong then. */
  wrongHere: readonly string[];
}

/**
 * Checks marked fields half a second after typing pauses (S5.23), on the server too where the field asks for it (S5.20);
 * and every other field that is being mended, so that no error outlives its cause.
 */
export function useLiveChecks(form: ShopForm, { asker, isWrong, wrongHere }: LiveChecks) {
  const [marks, setMarks] = useState<Record<string, FieldMark>>({});
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const due = useRef(new Set<string>());
  const answers = useRef(new Map<string, FieldMark>());

  useEffect(() => {
    const pending = timers.current;
    return () => pending.forEach(clearTimeout);
  }, []);

  const mark = (name: string, next: FieldMark) => setMarks((current) => ({ ...current, [name]: next }));

  function handleInput(event: FormEvent<HTMLFormElement>) {
    const control = event.target;
    if (!isControl(control)) return;
    const name = fieldName(control);
    if (control.type === 'radio') settle(event.currentTarget);
    const isMended = isShownWrong(name) && checkHere(control).mark === 'ok';
    // With the keystroke that mends it: half a second later the page would move by itself.
    if (isMended) mark(name, NO_MARK);
    if (!form.fields[name]?.rule.validate && !isWrong(name)) return;
    clearTimeout(timers.current.get(name));
    // S5.22: an emptied field loses its mark at once.
    if (currentValue(control) === '' || currentValue(control) === false) mark(name, NO_MARK);
    else if (asker?.checksField(name)) checkSoon(asker, name, event.currentTarget);
    // A choice is complete at once.
    else if (control.type === 'radio') void check(control);
    else
      timers.current.set(
        name,
        setTimeout(() => void check(control), LIVE_VALIDATION_MS),
      );
  }

  function isShownWrong(name: string): boolean {
    const shown = marks[name];
    return shown ? shown.mark === 'error' : isWrong(name);
  }

  /** A change of one choice may settle the error of another field. */
  function settle(element: HTMLFormElement) {
    if (wrongHere.length === 0) return;
    const { error = {} } = form.read(new FormData(element)).reply;
    for (const name of wrongHere) if (!error[name]) mark(name, NO_MARK);
  }

  /** Fields typed in one after the other share one question. */
  function checkSoon(from: FieldAsker, name: string, element: HTMLFormElement) {
    due.current.add(name);
    clearTimeout(timers.current.get(''));
    timers.current.set(
      '',
      setTimeout(() => void checkDue(from, element), LIVE_VALIDATION_MS),
    );
  }

  async function checkDue(from: FieldAsker, element: HTMLFormElement) {
    const names = [...due.current];
    due.current.clear();
    const before = names.map((name) => valueIn(element, name));
    const verdicts = await from.ask(names, element);
    // The shopper may have typed on while the shop thought.
    const isStale = names.some((name, index) => valueIn(element, name) !== before[index]);
    if (verdicts && !isStale) setMarks((current) => ({ ...current, ...verdicts }));
  }

  async function check(control: Control) {
    const value = currentValue(control);
    const local = checkHere(control);
    mark(fieldName(control), local);
    if (local.mark !== 'ok' || !getServerCheck(control)) return;
    const verdict = await ask(control);
    // The shopper may have typed on while the server thought.
    if (currentValue(control) === value) mark(control.name, verdict);
  }

  function checkHere(control: Control): FieldMark {
    // Read as a whole: what is wrong with a field may depend on another one.
    const text = control.form && form.read(new FormData(control.form)).reply.error?.[fieldName(control)]?.[0];
    return text ? { mark: 'error', text } : { mark: 'ok' };
  }

  async function ask(control: Control): Promise<FieldMark> {
    const serverCheck = getServerCheck(control);
    const field = form.fields[control.name];
    if (!serverCheck || !field) return NO_MARK;
    const stored = answered(control);
    if (stored) return stored;
    const verdict = await callServer(control.value.trim(), serverCheck);
    const answer: FieldMark =
      verdict === 'rejected'
        ? { mark: 'error', text: field.errorText(rejection(serverCheck)) }
        : { mark: verdict === 'accepted' ? 'ok' : 'none' };
    answers.current.set(questionOf(control), answer);
    return answer;
  }

  function answered(control: Control): FieldMark | undefined {
    return answers.current.get(questionOf(control));
  }

  /** The fields of this form that the server has not answered for yet; sending waits for them. */
  function unanswered(element: HTMLFormElement): Control[] {
    return controlsOf(element).filter((control) => {
      // Hidden fields belong to another choice and are not checked.
      const asked = control.value.trim() !== '' && control.getClientRects().length > 0 && getServerCheck(control);
      const answer = answered(control);
      return asked && form.fields[control.name]?.rule.validate && (!answer || answer.mark === 'error');
    });
  }

  /** Asks about each of them; true when none is rejected. */
  async function checkAll(controls: Control[]): Promise<boolean> {
    const verdicts = await Promise.all(
      controls.map(async (control) => {
        const verdict = await ask(control);
        mark(control.name, verdict);
        return verdict;
      }),
    );
    return verdicts.every((verdict) => verdict.mark !== 'error');
  }

  /** The whole form was checked: its result replaces the marks made while typing; what the server rejected stays so. */
  function forget(element: HTMLFormElement) {
    timers.current.forEach(clearTimeout);
    const rejected = controlsOf(element).flatMap((control) => {
      const answer = answered(control);
      return answer?.mark === 'error' ? [[control.name, answer] as const] : [];
    });
    setMarks(Object.fromEntries(rejected));
  }

  return { marks, handleInput, unanswered, checkAll, forget };
}

/** Identifies a server check: the same value has the same answer until the page is left. */
function questionOf(control: Control): string {
  return JSON.stringify([getServerCheck(control), control.value]);
}

/** Brackets say that there may be several of a name (contract 2.21). */
function fieldName({ name }: Control): string {
  return name.replace(/\[\]$/, '');
}

function isControl(target: EventTarget): target is Control {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

function valueIn(element: HTMLFormElement, name: string): string {
  return String(new FormData(element).get(name) ?? '');
}

function controlsOf(element: HTMLFormElement): Control[] {
  return Array.from(element.elements).filter(isControl);
}

function currentValue(control: Control): string | boolean {
  return control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value.trim();
}
