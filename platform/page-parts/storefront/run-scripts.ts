import { pagePartScriptAddress } from '#wire/tracking-script.ts';

/** S7.11: the browser does not run scripts of an inserted fragment; those flagged `ajaxLoad` (contract 2.4) are run here. */
export function runFlaggedScripts(page: Document = document): void {
  for (const script of page.querySelectorAll<HTMLScriptElement>('#content script.ajaxLoad')) {
    runScript(script, page, { again: true });
  }
}

/** Addresses of external libraries already loaded: each is loaded once. */
const loaded = new Set<string>();

/** Runs a script of a fragment or a snippet. Inline text is served by the shop, which allows it in the CSP (X.18). */
export function runScript(given: HTMLScriptElement | string, page: Document, { again = false } = {}): void {
  const isText = typeof given === 'string';
  const src = isText ? pagePartScriptAddress(given) : given.src || pagePartScriptAddress(given.text);
  if (!isText && given.src && !again) {
    if (loaded.has(src)) return;
    loaded.add(src);
  }
  const script = page.createElement('script');
  script.src = src;
  script.async = !isText && given.async;
  script.onload = () => script.remove();
  script.onerror = () => {
    console.error(`The script ${src} did not load`);
    script.remove();
  };
  page.head.append(script);
}
