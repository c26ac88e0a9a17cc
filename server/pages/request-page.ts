import { randomBytes } from 'node:crypto';
import type { MapTiles } from '#platform/map/storefront/map-point.ts';
import type { Page, VisitorAccess } from '#platform/shell/storefront/request-context.server.ts';
import type { CookiePlace } from '#platform/visitors/rules/visitor-cookies.ts';
import { asideMark } from '../security/hash-inline.ts';
import type { RequestCookies } from '../visitor.ts';

const FRESH_SECONDS = 300;
const STALE_SECONDS = 3600;

interface Options {
  requestId: string;
  origin: string;
  cookies: CookiePlace;
  devScreens: boolean;
  mapTiles: MapTiles | null;
  givenCookies: RequestCookies;
  caller: string;
}

/** The page of one request, as its loaders describe it. */
export class RequestPage implements Page {
  readonly requestId: string;
  readonly origin: string;
  readonly cookies: CookiePlace;
  readonly devScreens: boolean;
  readonly mapTiles: MapTiles | null;
  readonly scriptNonce = randomBytes(15).toString('base64url');
  readonly #caller: string;
  readonly #givenCookies: RequestCookies;
  readonly #tags = new Set<string>();
  #keep: { freshSeconds: number; staleSeconds: number } | undefined;
  #personal = false;
  #rendered: { answer: Response; text: string } | undefined;
  readonly setAsideTexts: string[] = [];

  constructor({ requestId, origin, cookies, devScreens, mapTiles, givenCookies, caller }: Options) {
    this.requestId = requestId;
    this.origin = origin;
    this.cookies = cookies;
    this.devScreens = devScreens;
    this.mapTiles = mapTiles;
    this.#givenCookies = givenCookies;
    this.#caller = caller;
  }

  cache({ tags, freshSeconds = FRESH_SECONDS, staleSeconds = STALE_SECONDS }: Parameters<Page['cache']>[0]): void {
    this.tag(...tags);
    this.#keep = {
      freshSeconds: Math.min(freshSeconds, this.#keep?.freshSeconds ?? freshSeconds),
      staleSeconds: Math.min(staleSeconds, this.#keep?.staleSeconds ?? staleSeconds),
    };
  }

  tag(...tags: string[]): void {
    for (const tag of tags) this.#tags.add(tag);
  }

  cookie(name: string): string | undefined {
    this.#personal = true;
    return this.#givenCookies(name);
  }

  caller(): string {
    this.#personal = true;
    return this.#caller;
  }

  setText(answer: Response, text: string): void {
    this.#rendered = { answer, text };
  }

  setAside(text: string): string {
    return asideMark(this.scriptNonce, this.setAsideTexts.push(text) - 1);
  }

  /** The rendered text of this answer; an answer of another kind has a body of its own. */
  textOf(answer: Response): string | undefined {
    return this.#rendered?.answer === answer ? this.#rendered.text : undefined;
  }

  /** The visitor as loaders see them: looking makes the page personal. */
  personally(visitor: VisitorAccess): VisitorAccess {
    const notice = () => {
      this.#personal = true;
    };
    return {
      find() {
        notice();
        return visitor.find();
      },
      ensure() {
        notice();
        return visitor.ensure();
      },
    };
  }

  /** How the page may be cached, if it may. */
  keep(): { tags: string[]; freshSeconds: number; staleSeconds: number } | undefined {
    if (!this.#keep || this.#personal) return undefined;
    return { ...this.#keep, tags: [...this.#tags] };
  }

  /** The loaders contradict each other: one wants the page cached, another looked at the visitor. */
  get isContradictory(): boolean {
    return this.#keep !== undefined && this.#personal;
  }
}
