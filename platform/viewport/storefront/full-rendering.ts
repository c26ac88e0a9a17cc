/** Where End leads to the end of a line, or of a list. */
const EDITED = 'input:not([type=checkbox], [type=radio], [type=submit]), textarea, select, [contenteditable]';

/**
 * The key End, on a Mac also Cmd and the arrow down, leads to where the page really ends: what waits to come near (`deferred-rendering` in
 * base.css) is rendered before the browser moves there. Whoever writes goes to the end of what is written.
 */
export function startFullRendering() {
  document.addEventListener('keydown', ({ key, metaKey, target }) => {
    const isToEnd = key === 'End' || (key === 'ArrowDown' && metaKey);
    const isWriting = target instanceof Element && target.closest(EDITED) !== null;
    if (isToEnd && !isWriting) document.documentElement.dataset.whole = '';
  });
}
