import { escapeMarkup } from '#rules/platform/text/escape-markup.ts';

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
