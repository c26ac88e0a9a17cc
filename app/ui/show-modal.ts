/** Opens a modal dialog over a page that stands still (`dialog.css`). What is returned closes it. */
export function showModal(dialog: HTMLDialogElement): () => void {
  const page = document.documentElement;
  dialog.showModal();
  page.dataset.covered = '';
  return () => {
    dialog.close();
    // One may have opened from another.
    if (!document.querySelector('dialog:modal')) delete page.dataset.covered;
  };
}
