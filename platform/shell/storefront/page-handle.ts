import type { UIMatch } from 'react-router';
import type { Crumb } from '#platform/ui/breadcrumbs.tsx';

/** The kind of page; `#container` carries it as the class `<type>_page`, regardless of the address (S2.01). */
export type PageType =
  | 'main'
  | 'search'
  | 'projector'
  | 'basketedit'
  | 'order1'
  | 'order2'
  | 'prepaid'
  | 'pickup-sites'
  | 'client-new'
  | 'signin'
  | 'login'
  | 'contact'
  | 'opinions-photos'
  | 'opinions-shop'
  | 'opinions-add'
  | 'order-open'
  | 'product-compare'
  | 'products-bought'
  | 'shoppinglist'
  | 'blog-list'
  | 'blog-item'
  | 'news'
  | 'client-rebates'
  | 'stocks'
  | 'stock'
  | 'product-stocks'
  | 'noproduct'
  | 'newsletter'
  | 'text'
  | 'error'
  | `returns-${string}`
  | `rma-${string}`;

/** Where the shopper is on the way to an order. */
export type OrderStep = 'basket' | 'data' | 'summary' | 'payment';

/** How the shell shows a screen; exported by its route as `handle`. */
export interface PageHandle<Data = unknown> {
  page: PageType;
  /** A public page: no router runs in it, only its islands come alive (decision 31). */
  isDocument?: true;
  /**
   * X.48: a step of an order. Around it stand only the sign of the shop, the steps, help and what the law asks. `form` is the
   * form of the step: going back sends it along, so that nothing of it is lost.
   */
  enclosed?: { step: OrderStep; form?: string };
  /** Its parts reach from edge to edge; each keeps the margins it wants (`page-width`). */
  wide?: true;
  /** The way to this page without the main page, the page itself last; undefined where the heading says it all. */
  breadcrumbs?: (data: Data) => Crumb[] | undefined;
  /** Search parameters that belong to the canonical address (X.15); all others do not. */
  canonicalParams?: readonly string[];
  /** The canonical path and parameters, where more than a list of parameters decides. */
  canonical?: (data: Data) => string;
  /** Whether the page names a picture of its own for shared links; otherwise the sign of the shop stands for it. */
  hasPicture?: (data: Data) => boolean;
  /** Personal and service screens stay out of search engines. */
  noIndex?: boolean;
}

/** The handle of the deepest matched route that has one, with that route's data. */
export function currentPage(matches: readonly UIMatch[]): { handle: PageHandle; data: unknown } | undefined {
  const match = matches.findLast(({ handle }) => isPageHandle(handle));
  return match && { handle: match.handle as PageHandle, data: match.loaderData };
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'page' in handle;
}
