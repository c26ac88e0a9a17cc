import type { FieldError } from '../rules/check-field.ts';
import type { ServerCheck } from '../rules/server-check.ts';

/** The field attributes of the contract that say where its value is checked. */
export function serverCheckAttributes(check: ServerCheck | undefined) {
  if (!check) return {};
  return {
    'data-validation-url': check.url,
    'data-validation': check.parameter,
    'data-ajaxtype': check.method,
    ...(check.extra === undefined ? {} : { 'data-serialize': 'extra', 'data-extra': check.extra }),
  };
}

/** Reads them back from the page, where another field may have changed them since (a country next to a postcode). */
export function getServerCheck(element: HTMLElement): ServerCheck | null {
  const { validationUrl, validation, ajaxtype, serialize } = element.dataset;
  if (!validationUrl || !validation) return null;
  return {
    url: validationUrl,
    parameter: validation,
    method: ajaxtype?.toLowerCase() === 'get' ? 'get' : 'post',
    extra: serialize === undefined ? undefined : element.dataset[serialize.replace(/^data-/, '')],
  };
}

// S5.21: the bank account is known by its parameter.
export function rejection(check: ServerCheck): FieldError {
  return { code: check.parameter === 'bankAccount' ? 'bank-account' : 'rejected' };
}
