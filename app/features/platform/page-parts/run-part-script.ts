import { pagePartScriptAddress } from '#wire/page-part-script.ts';

/** Libraries from elsewhere are loaded once, however many pages ask for them. */
const loaded = new Set<string>();

/** Runs a script that came with a piece: its own text by way of the shop, which vouches for it (X.18). */
export function runPartScript(given: HTMLScriptElement | string, page: Document, { again = false } = {}): void {
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
