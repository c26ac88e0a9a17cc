/** S9.69, also in about.css. */
const LIMIT = 350;
const TEXT = '.product-description';

/** A short description needs no fold; keyboard focus in the hidden part opens it. */
export function startDescription() {
  const watch = new ResizeObserver((entries) => {
    // Full height of the text, even when it is cut.
    for (const { target } of entries) target.toggleAttribute('data-long', target.scrollHeight > LIMIT);
  });
  function observe() {
    watch.disconnect();
    for (const text of document.querySelectorAll(TEXT)) watch.observe(text);
  }
  observe();
  document.addEventListener('fragment-shown', observe);
  document.addEventListener('focusin', ({ target }) => {
    const fold = target instanceof Element ? target.closest(TEXT)?.nextElementSibling : null;
    if (fold instanceof HTMLDetailsElement) fold.open = true;
  });
}
