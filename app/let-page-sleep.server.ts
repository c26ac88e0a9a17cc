const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const MODULES = /<script([^>]*) type="module" async="">([\s\S]*?)import\("([^"]+)"\);<\/script>/;

/**
 * A page is whole as it comes: its links and forms work. So the browser first gets what it draws, and the modules that bring
 * the page to life lie asleep in it (`data-sleeping`, with the addresses to fetch ahead) until somebody stirs
 * (features/platform/waking, decision 11). Only the entry module, which listens for that, is loaded at once.
 *
 * React Router has no hook for this, so its HTML is rewritten. HTML that is not as expected is an error: the build tries it
 * (tools/build/check-page-scripts.ts), so that another version of React Router fails there and not before shoppers.
 */
export function letPageSleep(html: string): string {
  const [script, attributes = '', text = '', entry = ''] = MODULES.exec(html) ?? [];
  if (script === undefined) throw new UnknownHtmlError('no script that imports the entry module');
  const preloads = Array.from(html.matchAll(MODULE_PRELOAD), ([, href]) => href);
  if (preloads.length === 0) throw new UnknownHtmlError('no module is preloaded');
  const ahead = preloads.filter((href) => href !== entry);
  const sleeping = html
    .replace(script, () =>
      [
        `<script${attributes} type="text/plain" data-sleeping="${ahead.join(' ')}">${text}import("${entry}").then(({wake})=>wake());</script>`,
        `<script type="module" async="" src="${entry}"></script>`,
      ].join(''),
    )
    .replace(MODULE_PRELOAD, '');
  if (sleeping.includes('rel="modulepreload"'))
    throw new UnknownHtmlError('a preload of a module is written otherwise');
  return sleeping;
}

class UnknownHtmlError extends Error {
  override name = 'UnknownHtmlError';
  constructor(found: string) {
    super(`React Router writes the modules of a page otherwise than app/let-page-sleep.server.ts expects: ${found}`);
  }
}
