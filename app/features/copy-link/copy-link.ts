import { listTexts } from '#texts/lists.ts';
import { showAlert } from '../../ui/alert/alert-store.ts';

/** Takes a link to share into the clipboard and says so. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showAlert({ kind: 'success', text: listTexts.share.copied });
  } catch {
    showAlert({ kind: 'warning', text: listTexts.share.copyFailed });
  }
}
