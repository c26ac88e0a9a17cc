import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import * as uiTexts from '#platform/ui/texts/ui.ts';

/** The button that sent a form shows that work is under way until the answer is there, and cannot be pressed again meanwhile. */
export function useBusyButton(): void {
  const isBusy = useNavigation().state !== 'idle';
  const pressed = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const ignoreSecondClick = (event: SubmitEvent) => {
      if (event.submitter?.ariaBusy === 'true') event.preventDefault();
      else pressed.current = event.submitter;
    };
    // A submit that no handler prevents is sent by the browser; a downloaded file leaves the page as it is.
    const markSentByBrowser = (event: SubmitEvent) => {
      const { submitter, target } = event;
      const method = submitter?.getAttribute('formmethod') ?? (target as HTMLFormElement).method;
      if (!event.defaultPrevented && method === 'post') mark(submitter);
    };
    const clear = () => unmark(pressed.current);
    document.addEventListener('submit', ignoreSecondClick, true);
    window.addEventListener('submit', markSentByBrowser);
    // The user came back to the page as it was left.
    window.addEventListener('pageshow', clear);
    return () => {
      document.removeEventListener('submit', ignoreSecondClick, true);
      window.removeEventListener('submit', markSentByBrowser);
      window.removeEventListener('pageshow', clear);
    };
  }, []);

  useEffect(() => {
    const button = pressed.current;
    if (!isBusy || !button) return;
    mark(button);
    return () => {
      unmark(button);
      pressed.current = null;
    };
  }, [isBusy]);
}

function mark(button: HTMLElement | null): void {
  if (!button) return;
  button.ariaBusy = 'true';
  button.ariaDisabled = 'true';
  button.dataset.busy = uiTexts.loading;
}

function unmark(button: HTMLElement | null): void {
  if (!button) return;
  button.ariaBusy = null;
  button.ariaDisabled = null;
  delete button.dataset.busy;
}
