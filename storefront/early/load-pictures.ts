import { scriptsListen } from './answer-consent.ts';

/** The time that pictures wait for the page's own scripts. */
const PICTURES_TIMEOUT_MS = 8000;

/** Where the page's own scripts fail, or the browser has no modules, the browser itself loads pictures further down as they come near. */
export function loadPicturesWithoutScripts(clickPlainly: () => void) {
  function fallBack() {
    clickPlainly();
    loadPictures();
    document.addEventListener('DOMContentLoaded', loadPictures);
  }
  const isModule = (target: EventTarget | null) => (target as HTMLScriptElement | null)?.type === 'module';
  document.addEventListener('error', ({ target }) => isModule(target) && fallBack(), true);
  if (!('noModule' in document.createElement('script'))) fallBack();
  window.setTimeout(loadPictures, PICTURES_TIMEOUT_MS);
}

function loadPictures() {
  if (scriptsListen()) return;
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-src]:not([srcset])')) {
    const { sizes = '', srcset = '', src = '' } = image.dataset;
    Object.assign(image, { sizes, srcset, src });
  }
}
