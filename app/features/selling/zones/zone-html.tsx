import { useZoneClicks } from './use-zone-clicks.ts';

/** A zone made by the shop: finished HTML that costs the browser no scripts of its own. */
export function ZoneHtml({ html }: { html: string }) {
  const handleClick = useZoneClicks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the links and buttons of the HTML inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: those are links and buttons, a key clicks them too
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the shop from the same cards as its pages
    <div className="mt-12 md:mt-16" onClick={handleClick} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
