const EDITED = 'input, textarea, select, [contenteditable]';

/**
 * The key End, on a Mac also Cmd and the arrow down, leads to where the page really ends: what waits to come near (`drawn-near` in
 * base.css) is drawn before the browser moves there. Whoever writes only goes to the end of a line.
 */
export function startDrawingWhole() {
  document.addEventListener('keydown', ({ key, metaKey, ctrlKey, target }) => {
    const isToEnd = key === 'End' || (key === 'ArrowDown' && metaKey);
    const isWriting = target instanceof Element && target.closest(EDITED) !== null && !ctrlKey;
    if (isToEnd && !isWriting) document.documentElement.dataset.whole = '';
  });
}
