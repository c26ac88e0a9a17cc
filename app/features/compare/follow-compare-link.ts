import { compareTexts } from '#texts/compare.ts';
import { changeCompared } from '#wire/client/compare.ts';
import { showAlert } from '../../ui/alert/alert-store.ts';
import { refreshPersonal } from '../personal/personal-store.ts';

/** Changes the compare list without leaving the page, and says what came of it. When that fails the browser follows the link. */
export async function followCompareLink(link: string, name: string): Promise<void> {
  const outcome = await changeCompared(link);
  if (outcome === false) {
    window.location.assign(link);
    return;
  }
  if (outcome === 'compare-full') showAlert({ kind: 'warning', text: compareTexts.full });
  if (outcome === 'unknown-product') showAlert({ kind: 'warning', text: compareTexts.unknown });
  if (outcome === 'added') showAlert({ kind: 'success', text: compareTexts.added(name) });
  if (outcome === 'removed') showAlert({ kind: 'info', text: compareTexts.removed });
  await refreshPersonal(['Comparers']);
}
