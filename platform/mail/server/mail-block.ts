import { linesOfHtml } from '#platform/html/rules/text-of-html.ts';
import { escapeMarkup } from '#platform/text/rules/text.ts';

/** A piece of a mail. Each is written twice from the same words: as HTML and as plain text. */
export type MailBlock =
  | { kind: 'paragraph' | 'heading' | 'note'; text: string }
  | { kind: 'button' | 'link'; text: string; href: string }
  /** HTML of the owner, cleaned. */
  | { kind: 'written'; html: string }
  /** Pairs such as a label and what it says: an order number, an address. */
  | { kind: 'facts'; facts: readonly { name: string; value: string; href?: string }[] }
  /** Items with an amount: lines of an order. */
  | { kind: 'items'; items: readonly { name: string; details?: readonly string[]; amount?: string; href?: string }[] };

export function blockHtml(block: MailBlock): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${lines(block.text)}</p>`;
    case 'heading':
      return html`<h2 style="margin:32px 0 12px;font-size:18px;line-height:1.3">${block.text}</h2>`;
    case 'note':
      return html`<p class="soft" style="margin:0 0 16px;font-size:14px">${lines(block.text)}</p>`;
    case 'button':
      return html`<p style="margin:24px 0"><a class="button" href="${block.href}">${block.text}</a></p>`;
    case 'link':
      return html`<p style="margin:0 0 16px"><a href="${block.href}">${block.text}</a></p>`;
    case 'written':
      return { html: block.html };
    case 'facts':
      return html`<dl class="box">${block.facts.map(
        ({ name, value, href }) =>
          html`<dt class="soft" style="font-size:14px">${name}</dt><dd style="margin:0 0 12px">${
            href ? html`<a href="${href}">${value}</a>` : lines(value)
          }</dd>`,
      )}</dl>`;
    case 'items':
      return html`<ul class="box" style="list-style:none">${block.items.map(
        ({ name, details = [], amount, href }) =>
          html`<li style="margin:0 0 12px">${href ? html`<a href="${href}">${name}</a>` : html`<strong>${name}</strong>`}${details.map(
            (detail) => html`<br><span class="soft" style="font-size:14px">${lines(detail)}</span>`,
          )}${amount ? html`<br>${amount}` : undefined}</li>`,
      )}</ul>`;
  }
}

export function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'heading':
      return block.text.toUpperCase();
    case 'button':
    case 'link':
      return `${block.text}:\n${block.href}`;
    case 'written':
      return linesOfHtml(block.html);
    case 'facts':
      return block.facts.map(({ name, value, href }) => `${name}: ${value}${href ? `\n${href}` : ''}`).join('\n');
    case 'items':
      return block.items
        .map(({ name, details = [], amount }) => `- ${[name, ...details, amount].filter(Boolean).join(', ')}`)
        .join('\n');
  }
}

/** Line breaks of an address stay line breaks. */
function lines(text: string): Html[] {
  return text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`));
}

/** HTML that is safe to put into a mail: written by us, or escaped. */
export interface Html {
  readonly html: string;
}

type Value = string | number | Html | readonly Html[] | undefined;

/** Builds HTML from a template; every value is escaped unless it was built here. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  const parts = strings.map((literal, at) => literal + (at < values.length ? write(values[at]) : ''));
  return { html: parts.join('') };
}

function write(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeMarkup(String(value));
  return 'html' in value ? value.html : value.map((part) => part.html).join('');
}
