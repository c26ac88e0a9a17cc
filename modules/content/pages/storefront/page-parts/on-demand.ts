import { SCRIPT_SEAM } from '#modules/content/pages/rules/page-snippets.ts';
import type { ConsentCategory } from '#modules/customers/consents/rules/consent.ts';
import { googleConsent } from '#modules/customers/consents/rules/google-consent.ts';
import { allowedNow, isAllowed } from '#modules/customers/consents/storefront/consent-store.ts';
import { armLayer } from '#platform/page-parts/storefront/arm-layer.ts';
import { runScript } from '#platform/page-parts/storefront/run-scripts.ts';
import type { SnippetRegion } from '#wire/batch-answer.ts';
import type { BatchAnswer } from '#wire/client/batch.ts';

const MARK = 'data-page-part';
const stops: (() => void)[] = [];

/** S7.67 */
export function placePageParts({ Snippets, ToplayersAndWidgets }: BatchAnswer, page: Document = document): void {
  // Tags of the snippets read the consent when they start.
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

/** A text node cannot carry the mark of a snippet. */
function asElement(node: ChildNode): Element | null {
  if (node instanceof Element) return node;
  if (!(node instanceof Text) || node.data.trim() === '') return null;
  const span = node.ownerDocument.createElement('span');
  node.replaceWith(span);
  span.append(node);
  return span;
}

/** Structured data is not executed. */
function isCode({ type }: HTMLScriptElement): boolean {
  return type === '' || type === 'module' || type.includes('javascript');
}

let isMeasuring = false;

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
    dataLayer?: object[];
  }
}

let signalled = '';

/** Google consent mode: everything is denied first, then the choice is applied. */
export function signalConsent(allowed: readonly ConsentCategory[], page: Pick<Window, 'dataLayer'> = window) {
  page.dataLayer ??= [];
  const now = JSON.stringify(allowed);
  if (now === signalled) return;
  if (signalled === '') page.dataLayer.push(asCommand('consent', 'default', googleConsent([])));
  signalled = now;
  page.dataLayer.push(asCommand('consent', 'update', googleConsent(allowed)));
}

/** Google's tags recognise a command by its `arguments` object. */
function asCommand(..._command: [string, string, object]): IArguments {
  // biome-ignore lint/complexity/noArguments: the kind of object is the message
  return arguments;
}
