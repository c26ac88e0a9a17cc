import type { PageView } from '#shop/content/pages/index.ts';

/** Parameters of Snippets and ToplayersAndWidgets; flags come as booleans or as text (contract, section 0). */
export function readPageView(block: unknown): PageView {
  const params = asRecord(asRecord(block).params);
  return {
    mobile: isSet(params.mobile),
    tablet: isSet(params.tablet),
    pc: isSet(params.pc),
    requestUri: typeof params.request_uri === 'string' ? params.request_uri : '',
  };
}

function isSet(flag: unknown): boolean {
  return flag === true || flag === 'true';
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
