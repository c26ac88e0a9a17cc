const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const HREF = /href="([^"]+)"/;
const MODULES = /<script([^>]*) type="module" async="">([\s\S]*?)import\("([^"]+)"\);<\/script>/;

/**
 * A page is whole as it comes: its links and forms work. So the browser first gets what it draws, and the modules that bring
 * the page to life lie asleep in it (`data-sleeping`, with the addresses to fetch ahead) until somebody stirs
 * (features/platform/waking, decision 11). Only the entry module, which listens for that, is loaded at once.
 */
export function letPageSleep(html: string): string {
  const modules = MODULES.exec(html);
  if (!modules) return html;
  const [script, attributes = '', text = '', entry = ''] = modules;
  const preloads = html.match(MODULE_PRELOAD) ?? [];
  const ahead = preloads.map((link) => HREF.exec(link)?.[1]).filter((href) => href !== entry);
  return html
    .replace(script, () =>
      [
        `<script${attributes} type="text/plain" data-sleeping="${ahead.join(' ')}">${text}import("${entry}").then(({wake})=>wake());</script>`,
        `<script type="module" async="" src="${entry}"></script>`,
      ].join(''),
    )
    .replace(MODULE_PRELOAD, '');
}
