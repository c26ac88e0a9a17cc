import { barCookies, barIds, closedBarsKey, closedUntilKey } from '#modules/content/navigation/rules/closed-bars.ts';
import {
  allowedCookie,
  consentCategories,
  consentDays,
  dismissedCookie,
  loginCookie,
  writeAllowed,
} from '#modules/customers/consents/rules/consent.ts';
import * as buyingTexts from '#modules/sales/basket/texts/buying.ts';
import { DAY_S } from '#platform/time/rules/units.ts';
import { COVERS } from '#platform/ui/covers.ts';
import { layoutSwitchCookie, viewportMeta, viewportQueries } from '#platform/viewport/rules/viewport.ts';

/** A form the browser sends by itself is not sent again until its answer should have come. */
const SENDING_MS = 10_000;

/** Buying from a card waits so long for the page's entry; then it goes as a form. Less than for what the entry itself asks for: it was asked for first. */
const BUYING_TIMEOUT_MS = 1500;

/** Pictures that wait for the page's own scripts wait no longer. */
const PICTURES_TIMEOUT_MS = 8000;

/**
 * Runs in the head before the first paint. Pages are cached and the same for everyone, so what depends on the window,
 * on cookies or on local storage is put on `<html>` here, and CSS takes it from there without a layout shift:
 * - `data-js`: scripts run;
 * - `data-layout="desktop"` and the viewport meta: the remembered layout switch (S2.79);
 * - `data-viewport-class`: 1 to 4 (S1.14);
 * - `data-closed-bars`: ids of the bars that were closed (S4.27);
 * - `data-whole`: by the way back or a reload, which lead to a place of a page as long as it was: nothing waits to come near;
 * - `data-ask-consent`: the cookie banner has not been answered. Until the page's own scripts have come (start-consent.ts),
 *   the answer is taken here; a wish for the settings is kept for them (`data-wants-settings`).
 * A form that the browser is already sending is not sent a second time by another press (X.57), whether the scripts have come by then or not.
 * A click on a card's button that buys says in the same frame that it is at work, and is given to the scripts once they listen
 * (`presses-heard`): as a form it would ask for another page, which takes a slow line longer. Whoever leaves before has bought all the same.
 * The search that opens on a phone is there to be written into: it takes the focus. Behind an open drawer the page stands still
 * (`data-covered`, ui/dialog.css). A drawer that leaves with its part of the page says nothing: it is looked for anew.
 * Where the page's own scripts do not come, or the browser knows no modules, pictures further down are left to the browser, which loads them as they come near.
 */
export const earlyScript = `(function(d,w){
var s=d.documentElement.dataset,c="; "+d.cookie,b=[],l=[],u={};
function has(n){return c.indexOf("; "+n+"=")>-1}
function read(k,e){try{return JSON.parse(w.localStorage.getItem(k))||e}catch(x){return e}}
s.js="";
var n=w.performance&&w.performance.getEntriesByType("navigation")[0];
if(n&&n.type!="navigate")s.whole="";
if(has("${layoutSwitchCookie}")){s.layout="desktop";var m=d.querySelector("meta[name=viewport]");if(m)m.content="${viewportMeta('desktop')}"}
function fits(q){return w.matchMedia(q).matches}
s.viewportClass=fits("${viewportQueries[4]}")?4:fits("${viewportQueries[3]}")?3:fits("${viewportQueries[2]}")?2:1;
l=read("${closedBarsKey}",[]);u=read("${closedUntilKey}",{});
function bar(i,n){if(has(n)||l.indexOf&&l.indexOf(i)>-1&&!(u[i]<=Date.now()))b.push(i)}
${barIds.map((id) => `bar("${id}","${barCookies[id]}")`).join(';')};
if(b[0])s.closedBars=b.join(" ");
function cookie(n,v){d.cookie=n+"="+v+"; Path=/; Max-Age=${consentDays * DAY_S}; SameSite=Lax"+(w.location.protocol=="https:"?"; Secure":"")}
function answer(e){
if(s.consentListener!=null)return d.removeEventListener("click",answer);
var t=e.target.closest("[data-consent]"),v=t&&t.dataset.consent;
if(!v)return;
if(v=="settings"){s.wantsSettings="";return}
cookie("${dismissedCookie}","true");
cookie("${allowedCookie}",v=="accept"?"${writeAllowed(consentCategories)}":"${writeAllowed([])}");
delete s.showConsent;
var f=d.getElementById("content");if(f)f.focus({preventScroll:true})
}
if(!has("${dismissedCookie}")&&!has("${loginCookie}"))s.showConsent="";
d.addEventListener("click",answer);
d.addEventListener("toggle",function(e){
var t=e.target,o=e.newState=="open";
if(o&&t.id=="header-search")t.querySelector("input").focus();
if(t.matches(".menu-drawer,.filters"))cover()
},true);
function cover(){if(d.querySelector("${COVERS}"))s.covered="";else delete s.covered}
d.addEventListener("fragment-shown",cover);
var sent;
w.addEventListener("submit",function(e){if(!e.defaultPrevented&&e.target.method=="post"){sent=e.target;w.setTimeout(function(){sent=0},${SENDING_MS})}});
function refuse(e){e.preventDefault();e.stopImmediatePropagation()}
var held=[],plainly;
function give(){held.splice(0).forEach(function(t){t.ariaBusy=null;delete t.dataset.busy;t.click()})}
function giveUp(){plainly=1;give()}
d.addEventListener("presses-heard",give);
w.addEventListener("pagehide",function(){held.splice(0).forEach(function(t){var f=new FormData(t.form);f.append(t.name,t.value);w.navigator.sendBeacon(t.form.action,f)})});
w.addEventListener("click",function(e){
var t=e.target.closest("button");
if(!t)return;
if(sent&&t.form==sent&&t.type=="submit")return refuse(e);
if(t.dataset.card!="buy"||s.consentListener!=null||plainly||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;
refuse(e);
if(held.indexOf(t)>-1)return;
held.push(t);t.ariaBusy="true";t.dataset.busy=${JSON.stringify(buyingTexts.adding)};
w.setTimeout(giveUp,${BUYING_TIMEOUT_MS})
},true);
w.addEventListener("pageshow",function(){sent=0});
function pictures(){
if(s.consentListener==null)d.querySelectorAll("img[data-src]:not([srcset])").forEach(function(i){var o=i.dataset;i.sizes=o.sizes;i.srcset=o.srcset;i.src=o.src})
}
function unscripted(){giveUp();pictures();d.addEventListener("DOMContentLoaded",pictures)}
d.addEventListener("error",function(e){if(e.target.type=="module")unscripted()},true);
if(!("noModule" in d.createElement("script")))unscripted();
w.setTimeout(pictures,${PICTURES_TIMEOUT_MS})
})(document,window)`;
