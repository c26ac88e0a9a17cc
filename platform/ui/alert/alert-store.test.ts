import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { alertKinds } from '#platform/alerts/rules/alert-timing.ts';
import * as uiTexts from '../texts/ui.ts';
import {
  currentAlerts,
  dismissAlert,
  holdAlert,
  releaseAlert,
  showAlert,
  showConnectionProblem,
  subscribeAlerts,
} from './alert-store.ts';

let leaveRegion: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  leaveRegion = subscribeAlerts(() => {});
});

afterEach(() => {
  leaveRegion();
  for (const alert of currentAlerts()) dismissAlert(alert.id);
  vi.useRealTimers();
});

const phases = () => currentAlerts().map((alert) => alert.phase);

describe('alert popups over time', () => {
  it('S4.57 S9.27 S9.28 an alert is shown for 4 s, fades 500 ms and is removed', () => {
    showAlert({ kind: 'info', text: 'Dodano' });
    vi.advanceTimersByTime(3999);
    expect(phases()).toEqual(['shown']);
    vi.advanceTimersByTime(1);
    expect(phases()).toEqual(['fading']);
    vi.advanceTimersByTime(499);
    expect(phases()).toEqual(['fading']);
    vi.advanceTimersByTime(1);
    expect(phases()).toEqual([]);
  });

  it('S4.57 an alert said before anybody could show it has its whole time from then on', () => {
    leaveRegion();
    showAlert({ kind: 'info', text: 'Dodano' });
    vi.advanceTimersByTime(10_000);
    expect(phases()).toEqual(['shown']);
    leaveRegion = subscribeAlerts(() => {});
    vi.advanceTimersByTime(3999);
    expect(phases()).toEqual(['shown']);
    vi.advanceTimersByTime(501);
    expect(phases()).toEqual([]);
  });

  it('S4.58 each variant is kept as given', () => {
    for (const kind of alertKinds) showAlert({ kind, text: kind });
    expect(currentAlerts().map((alert) => alert.kind)).toEqual(['info', 'warning', 'error', 'success']);
  });

  it('a shop that did not answer is an error, said in one sentence everywhere', () => {
    showConnectionProblem();
    expect(currentAlerts()).toMatchObject([{ kind: 'error', text: uiTexts.connectionProblem }]);
  });

  it('several alerts have clocks of their own', () => {
    showAlert({ kind: 'info', text: 'pierwszy' });
    vi.advanceTimersByTime(2000);
    showAlert({ kind: 'error', text: 'drugi' });
    vi.advanceTimersByTime(2500);
    expect(currentAlerts().map((alert) => alert.text)).toEqual(['drugi']);
  });

  it('the same alert again does not pile up but starts anew', () => {
    showAlert({ kind: 'info', text: 'Dodano' });
    vi.advanceTimersByTime(3000);
    showAlert({ kind: 'info', text: 'Dodano' });
    expect(currentAlerts()).toHaveLength(1);
    vi.advanceTimersByTime(3999);
    expect(phases()).toEqual(['shown']);
  });

  it('a held alert stays until it is released, then finishes its time', () => {
    const id = showAlert({ kind: 'warning', text: 'Uwaga' });
    vi.advanceTimersByTime(3000);
    holdAlert(id);
    vi.advanceTimersByTime(60_000);
    expect(phases()).toEqual(['shown']);
    releaseAlert(id);
    vi.advanceTimersByTime(999);
    expect(phases()).toEqual(['shown']);
    vi.advanceTimersByTime(501);
    expect(phases()).toEqual([]);
  });

  it('one with a link stays until it is closed', () => {
    leaveRegion();
    const link = { href: '/ulubione', label: 'Zobacz ulubione' };
    const id = showAlert({ kind: 'success', text: 'Zapisano', link });
    leaveRegion = subscribeAlerts(() => {});
    holdAlert(id);
    releaseAlert(id);
    vi.advanceTimersByTime(600_000);
    expect(phases()).toEqual(['shown']);
    dismissAlert(id);
    expect(phases()).toEqual([]);
  });

  it('of several with links only the last one stays: they do not pile up over the page', () => {
    const link = { href: '/ulubione', label: 'Zobacz ulubione' };
    showAlert({ kind: 'success', text: 'Zapisano kubek', link });
    vi.advanceTimersByTime(60_000);
    showAlert({ kind: 'success', text: 'Zapisano koc', link });
    expect(phases()).toEqual(['shown', 'shown']);
    vi.advanceTimersByTime(4500);
    expect(currentAlerts().map(({ text }) => text)).toEqual(['Zapisano koc']);
  });

  it('a dismissed alert goes at once', () => {
    const id = showAlert({ kind: 'success', text: 'Zapisano' });
    dismissAlert(id);
    expect(currentAlerts()).toEqual([]);
  });
});
