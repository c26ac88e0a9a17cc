/** What covers the page while it is open. */
export const COVERS = 'dialog:modal,.menu-drawer:popover-open,.filters:popover-open';

/** Marks the page as covered while something is open over it: it stands still then (`dialog.css`). */
export function markCovered() {
  document.documentElement.toggleAttribute('data-covered', document.querySelector(COVERS) !== null);
}

/** Opens a modal dialog over a page that stands still. What is returned closes it. */
export function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  markCovered();
  return () => {
    dialog.close();
    markCovered();
  };
}
