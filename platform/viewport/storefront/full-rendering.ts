/** Where End leads to the end of a line, or of a list. */
const EDITED = 'input:not([type=checkbox], [type=radio], [type=submit]), textarea, select, [contenteditable]';

/**
 * The key End, on a Mac also Cmd and the arrow down, leads to the real end of the page: deferred parts (`deferred-rendering`
 * in base.css) are rendered before the browser moves there. In a text field it leads to the end of the text.
 */
export function startFullRendering() {
  document.addEventListener('keydown', ({ key, metaKey, target }) => {
    const isToEnd = key === 'End' || (key === 'ArrowDown' && metaKey);
    const isWriting = target instanceof Element && target.closest(EDITED) !== null;
    if (isToEnd && !isWriting) document.documentElement.dataset.whole = '';
  });
}
