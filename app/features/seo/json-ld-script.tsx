import { jsonLd } from './json-ld.ts';

/** Structured data for search engines. */
export function JsonLdScript({ value }: { value: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLd escapes everything that could leave the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(value) }} />;
}
