/** Elements that cover the page while they are open. */
export const COVERS = 'dialog:modal,.menu-drawer:popover-open,.filters:popover-open';

/** Marks the page as covered while an element is open over it: it does not scroll then (`dialog.css`). */
export function markCovered() {
  document.documentElement.toggleAttribute('data-covered', document.querySelector(COVERS) !== null);
}

/** Opens a modal dialog over a page that does not scroll. Returns the function that closes it. */
export function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  markCovered();
  return () => {
    dialog.close();
    markCovered();
  };
}
