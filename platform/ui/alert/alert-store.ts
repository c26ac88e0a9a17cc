import { type AlertKind, type AlertPhase, alertPhaseAt } from '#platform/alerts/rules/alert-timing.ts';
import * as uiTexts from '../texts/ui.ts';

/** An alert, perhaps with a link after its text. */
export type Alert = { kind: AlertKind; text: string; link?: { href: string; label: string } };
export type ShownAlert = Alert & { id: number; phase: AlertPhase };

type Timer = { timeout: ReturnType<typeof setTimeout> | undefined; elapsedMs: number; startedAt: number };

let alerts: readonly ShownAlert[] = [];
let lastId = 0;
const timers = new Map<number, Timer>();
const listeners = new Set<() => void>();

function publish(next: readonly ShownAlert[]) {
  alerts = next;
  for (const listener of listeners) listener();
}

function run(id: number, timer: Timer) {
  const { phase, changesInMs } = alertPhaseAt(timer.elapsedMs);
  if (phase === 'gone') {
    dismissAlert(id);
    return;
  }
  publish(alerts.map((alert) => (alert.id === id ? { ...alert, phase } : alert)));
  timer.startedAt = Date.now();
  timer.timeout = setTimeout(() => {
    timer.elapsedMs += changesInMs;
    run(id, timer);
  }, changesInMs);
}

/**
 * Shows a popup from anywhere in the browser for 4 s with a fade of 500 ms. The same alert twice restarts it. One with a link
 * has no clock: the user must reach it first, and it stays until it is closed or replaced by one like it.
 */
export function showAlert(said: Alert): number {
  const same = alerts.find(({ kind, text }) => kind === said.kind && text === said.text);
  if (same) dismissAlert(same.id);
  lastId += 1;
  const id = lastId;
  const waiting = alerts.filter((alert) => !timers.has(alert.id));
  publish([...alerts, { ...said, id, phase: 'shown' }]);
  if (!said.link) startClock(id);
  else for (const older of waiting) startClock(older.id);
  return id;
}

export function showConnectionProblem() {
  showAlert({ kind: 'error', text: uiTexts.connectionProblem });
}

function startClock(id: number) {
  const timer: Timer = { timeout: undefined, elapsedMs: 0, startedAt: Date.now() };
  timers.set(id, timer);
  if (listeners.size > 0) run(id, timer);
}

export function dismissAlert(id: number) {
  clearTimeout(timers.get(id)?.timeout);
  timers.delete(id);
  publish(alerts.filter((alert) => alert.id !== id));
}

/** While the pointer or focus is on the alert, its clock stops until `releaseAlert`. */
export function holdAlert(id: number) {
  const timer = timers.get(id);
  if (!timer?.timeout || alertPhaseAt(timer.elapsedMs).phase !== 'shown') return;
  clearTimeout(timer.timeout);
  timer.timeout = undefined;
  timer.elapsedMs += Date.now() - timer.startedAt;
}

export function releaseAlert(id: number) {
  const timer = timers.get(id);
  if (timer && !timer.timeout) run(id, timer);
}

export function subscribeAlerts(listener: () => void): () => void {
  const isFirst = listeners.size === 0;
  listeners.add(listener);
  // Alerts from before the region existed are shown now, for their full time.
  if (isFirst) for (const [id, timer] of timers) run(id, timer);
  if (isFirst) listener();
  return () => listeners.delete(listener);
}

export function currentAlerts(): readonly ShownAlert[] {
  return alerts;
}
