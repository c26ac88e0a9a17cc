import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';
import { ENTRY, REMEMBERED_PAGES } from './remembered-pages.ts';

const reservedSpaceScript = `(function(d){try{
var k=history.state.${ENTRY},p=d.currentScript.closest("section").querySelector("[data-page]"),
o=JSON.parse(sessionStorage.getItem("${REMEMBERED_PAGES}")).find(function(e){return e.entry===k}),
r=o.rooms[p.dataset.page];
if(o.first===o.last)return;
p.style.paddingBlock=r[0]+"px "+r[1]+"px";
history.scrollRestoration="manual";
scrollTo(0,o.top)
}catch(e){}})(document)`;

/**
 * Runs while the browser parses the list: reserves the height of the missing pages, so that the browser can restore
 * the scroll position at once (S2.10). Must follow the products.
 */
export function ReservedSpace() {
  const nonce = useContext(FrameworkContext)?.nonce;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: reservedSpaceScript }} />;
}
