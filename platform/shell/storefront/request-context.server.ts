import { createContext } from 'react-router';
import type { MapTiles } from '#platform/map/storefront/map-point.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { CookiePlace } from '#platform/visitors/rules/visitor-cookies.ts';
import type { Visitor } from '#platform/visitors/server/index.ts';

/** The page of a request, for loaders and actions. */
export interface Page {
  requestId: string;
  /** Scheme and host as shoppers see them, for canonical addresses. Never taken from the request. */
  origin: string;
  /** Where the cookies that name the browser and the sign-in may travel. */
  cookies: CookiePlace;
  /** Marks the inline scripts the page itself writes, so that the server can allow them in the CSP. */
  scriptNonce: string;
  /** May screens that exist for developers only be shown? */
  devScreens: boolean;
  mapTiles: MapTiles | null;
  /**
   * Caches the finished page for all visitors until one of its tags is purged. Called by the screen's own loader; a layout
   * only adds tags with `tag`. A page that read the visitor or a cookie is never cached.
   */
  cache(options: { tags: string[]; freshSeconds?: number; staleSeconds?: number }): void;
  /** Adds tags of something shown on the page (a menu, a banner) without deciding that the page may be cached. */
  tag(...tags: string[]): void;
  /** A cookie of the request. Loaders of GET pages see no Cookie header: asking here makes the page personal. */
  cookie(name: string): string | undefined;
  /** Network address of the client, for limits. Reading it makes the page personal. */
  caller(): string;
  /** The text of an answer, handed over as it is: as a body it would be encoded and decoded again on its way. */
  setText(answer: Response, text: string): void;
  /** Takes a long text that many pages share, and gives the mark that stands for it in this page's own. */
  setAside(text: string): string;
}

/** The browser behind the request. Asking makes the page personal. */
export interface VisitorAccess {
  find(): Promise<Visitor | null>;
  ensure(): Promise<Visitor>;
}

export const shopContext = createContext<Shop>();
export const pageContext = createContext<Page>();
export const visitorContext = createContext<VisitorAccess>();
/** The page is a preview in the panel: the order is shown read-only, without what only its customer may know. Set by server/panel. */
export const staffViewContext = createContext(false);
