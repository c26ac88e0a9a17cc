import { runPartScript } from './run-part-script.ts';

/** S7.11: scripts that came with a fragment are dead text; those flagged `ajaxLoad` (contract 2.4) are run. */
export function runFlaggedScripts(page: Document = document): void {
  for (const script of page.querySelectorAll<HTMLScriptElement>('#content script.ajaxLoad')) {
    runPartScript(script, page, { again: true });
  }
}
