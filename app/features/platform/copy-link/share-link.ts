import { copyLink } from './copy-link.ts';

/** Hands a link to the browser's own way of sharing; where there is none, or it fails, into the clipboard. */
export async function shareLink(link: string, title: string): Promise<void> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url: link });
      return;
    } catch (failure) {
      // Closed by the shopper: they know.
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
    }
  }
  await copyLink(link);
}
