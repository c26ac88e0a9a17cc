import { jsonLd } from './json-ld.ts';

/** Structured data for search engines; null leaves what the server wrote. */
export function JsonLdScript({ value }: { value: object | null }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLd escapes everything that could leave the element
      dangerouslySetInnerHTML={{ __html: value ? jsonLd(value) : '' }}
    />
  );
}
