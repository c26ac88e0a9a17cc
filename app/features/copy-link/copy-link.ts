import { copyLinkTexts } from '#texts/copy-link.ts';
import { showAlert } from '../../ui/alert/alert-store.ts';

/** Takes a link to share into the clipboard and says so. */
export async function copyLink(link: string, texts = copyLinkTexts): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showAlert({ kind: 'success', text: texts.copied });
  } catch {
    showAlert({ kind: 'warning', text: texts.copyFailed });
  }
}
