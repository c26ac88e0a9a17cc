import { textOfHtml } from '#rules/platform/html/text-of-html.ts';
import { slugOf } from '#rules/platform/links/slug.ts';

/** A part of a long text that can be linked to. */
export interface Chapter {
  id: string;
  title: string;
}

/** Gives every heading of a cleaned text an address of its own, and lists them. */
export function markChapters(html: string): { html: string; chapters: Chapter[] } {
  const chapters: Chapter[] = [];
  const marked = html.replace(/<h2>(.*?)<\/h2>/gs, (_, inside: string) => {
    const title = textOfHtml(inside);
    const slug = slugOf(title);
    const before = chapters.filter(({ id }) => id.split('--')[0] === slug).length;
    // No slug has two dashes together, so this one is free.
    const id = before === 0 ? slug : `${slug}--${before + 1}`;
    chapters.push({ id, title });
    return `<h2 id="${id}">${inside}</h2>`;
  });
  return { html: marked, chapters };
}
