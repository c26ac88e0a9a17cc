import { escapeMarkup } from '#platform/text/rules/text.ts';

/** A piece of finished XML; texts become one only by being escaped. */
export interface Xml {
  xml: string;
}

type Attributes = Record<string, string | number | boolean | null | undefined>;

/** One element: attributes without a value are left out, texts among the children are escaped. */
export function element(name: string, attributes: Attributes, children: readonly (Xml | string)[] = []): Xml {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${escapeXml(String(value))}"`)
    .join('');
  const inner = children.map((child) => (typeof child === 'string' ? escapeXml(child) : child.xml)).join('');
  return { xml: inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>` };
}

export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML 1.0 cannot hold even escaped
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escapeXml(text: string): string {
  const written = escapeMarkup(text.toWellFormed().replace(FORBIDDEN, ''));
  // A reader would turn these into spaces inside an attribute.
  return written.replace(/[\n\r\t]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
