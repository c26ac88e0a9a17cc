import { SCRIPT_SEAM } from '#modules/content/pages/rules/page-snippets.ts';
import type { ConsentCategory } from '#modules/customers/consents/rules/consent.ts';
import { googleConsent } from '#modules/customers/consents/rules/google-consent.ts';
import { allowedNow, isAllowed } from '#modules/customers/consents/storefront/consent-store.ts';
import { armLayer } from '#platform/page-parts/storefront/arm-layer.ts';
import { runScript } from '#platform/page-parts/storefront/run-scripts.ts';
import type { SnippetRegion } from '#wire/batch-answer.ts';
import type { BatchAnswer } from '#wire/client/batch.ts';

// Everything about marketing pieces that a page without them never loads.

const MARK = 'data-page-part';
const stops: (() => void)[] = [];

/** Puts the owner's marketing pieces where their region says (S7.67); those of the page before make room. */
export function placePageParts({ Snippets, ToplayersAndWidgets }: BatchAnswer, page: Document = document): void {
  // Tags that come with the pieces must know before they run.
  signalConsent(allowedNow());
  if (Snippets) {
    clear(page, 'snippet');
    for (const { region, content } of Object.values(Snippets.items)) insert(page, 'snippet', region, content);
  }
  if (ToplayersAndWidgets) {
    for (const stop of stops.splice(0)) stop();
    clear(page, 'layer');
    for (const [key, item] of Object.entries(ToplayersAndWidgets.items)) {
      if (typeof item !== 'string') insert(page, 'layer', 'other', item.content);
      else if (key === 'script') for (const script of item.split(SCRIPT_SEAM)) runScript(script, page);
    }
  }
}

function clear(page: Document, kind: string): void {
  for (const element of page.querySelectorAll(`[${MARK}="${kind}"]`)) element.remove();
}

function insert(page: Document, kind: string, region: SnippetRegion, content: string): void {
  const template = page.createElement('template');
  template.innerHTML = content;
  const scripts = [...template.content.querySelectorAll<HTMLScriptElement>('script')].filter(isCode);
  for (const script of scripts) script.remove();
  for (const node of template.content.childNodes) asElement(node)?.setAttribute(MARK, kind);
  for (const layer of template.content.querySelectorAll<HTMLElement>('[data-page-layer]')) stops.push(armLayer(layer));
  if (region === 'head') page.head.append(template.content);
  else if (region === 'body_top') page.body.prepend(template.content);
  else page.body.append(template.content);
  for (const script of scripts) runScript(script, page);
}

/** Bare words cannot carry a mark: they get an element of their own. */
function asElement(node: ChildNode): Element | null {
  if (node instanceof Element) return node;
  if (!(node instanceof Text) || node.data.trim() === '') return null;
  const span = node.ownerDocument.createElement('span');
  node.replaceWith(span);
  span.append(node);
  return span;
}

/** Data for search engines and the like stays where it is. */
function isCode({ type }: HTMLScriptElement): boolean {
  return type === '' || type === 'module' || type.includes('javascript');
}

let isMeasuring = false;

/** Tells Google's tags what was allowed, and measures the visit for one who allowed statistics. */
export function followConsent() {
  signalConsent(allowedNow());
  if (isMeasuring || !isAllowed('analytics')) return;
  isMeasuring = true;
  void import('#platform/vitals/storefront/report-vitals.ts').then(({ reportVitals }) =>
    reportVitals(() => isAllowed('analytics')),
  );
}

declare global {
  interface Window {
    /** Where Google's tags read from; theirs is the name. */
    dataLayer?: object[];
  }
}

let signalled = '';

/** Google consent mode: everything denied at first, then what was allowed. Tags read it from `dataLayer` when they come. */
export function signalConsent(allowed: readonly ConsentCategory[], page: Pick<Window, 'dataLayer'> = window) {
  page.dataLayer ??= [];
  const now = JSON.stringify(allowed);
  if (now === signalled) return;
  if (signalled === '') page.dataLayer.push(asCommand('consent', 'default', googleConsent([])));
  signalled = now;
  page.dataLayer.push(asCommand('consent', 'update', googleConsent(allowed)));
}

/** Google's tags know a command by being an `arguments` object; a list is data to them. */
function asCommand(..._command: [string, string, object]): IArguments {
  // biome-ignore lint/complexity/noArguments: the kind of object is the message
  return arguments;
}
