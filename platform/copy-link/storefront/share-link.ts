import { copyLink } from './copy-link.ts';

/** Hands a link to the browser's own way of sharing; where there is none, or it fails, into the clipboard, which says so. What failed too is to be copied by hand. */
export async function shareLink(link: string, title: string): Promise<'shared' | 'closed' | 'copied' | 'failed'> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url: link });
      return 'shared';
    } catch (failure) {
      // By the shopper: nothing is copied behind their back.
      if (failure instanceof DOMException && failure.name === 'AbortError') return 'closed';
    }
  }
  return (await copyLink(link)) ? 'copied' : 'failed';
}
