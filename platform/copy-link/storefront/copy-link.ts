import { showAlert } from '#platform/ui/alert/alert-store.ts';
import * as copyLinkTexts from '../texts/copy-link.ts';

interface CopyTexts {
  copied: string;
  copyFailed: string;
}

/** Takes a link to share into the clipboard and says so; false when the browser refused. */
export async function copyLink(link: string, texts: CopyTexts = copyLinkTexts): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    showAlert({ kind: 'success', text: texts.copied });
    return true;
  } catch {
    showAlert({ kind: 'warning', text: texts.copyFailed });
    return false;
  }
}
