import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import {
  type RenderToPipeableStreamOptions,
  renderToPipeableStream,
  renderToStaticMarkup,
  renderToString,
} from 'react-dom/server';

type Options = Pick<RenderToPipeableStreamOptions, 'nonce' | 'onError'> & { signal: AbortSignal };

/** The whole page as text. Nothing is streamed, so no part may be set aside for a script to put in place: pages work without one. */
export async function renderPage(page: ReactNode, { signal, ...options }: Options): Promise<string> {
  const drawn = Promise.withResolvers<string>();
  const { pipe, abort } = renderToPipeableStream(page, {
    ...options,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => drawn.resolve(text(pipe(new PassThrough()))),
    onShellError: drawn.reject,
  });
  const giveUp = () => abort(signal.reason);
  signal.addEventListener('abort', giveUp);
  try {
    return await drawn.promise;
  } finally {
    // A signal with a listener lives for ever, and the page with it.
    signal.removeEventListener('abort', giveUp);
  }
}

/**
 * The same for a document, in a third of the time: React joins texts where it would otherwise fill buffers, and leaves out what
 * only hydration looks at. Nothing in a document may wait for something while it is rendered.
 */
export function renderDocument(page: ReactNode): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}

/** An island of which React drew a fallback. It says nothing of the reason, which drawing `part` by `renderPage` tells. */
export class UndrawnPart extends Error {
  readonly part: ReactNode;

  constructor(part: ReactNode) {
    super('A part of the page inside <Suspense> could not be drawn');
    this.part = part;
  }
}

/** What React writes where something inside `<Suspense>` failed or was not there yet: the browser is to render it. */
const LEFT_TO_BROWSER = /<!--\$[!?]-->/;

/** An island as the browser will hydrate it, whole: a fallback would be kept and sent to everybody. */
export function renderIsland(part: ReactNode, identifierPrefix: string): string {
  const html = renderToString(part, { identifierPrefix });
  if (LEFT_TO_BROWSER.test(html)) throw new UndrawnPart(part);
  return html;
}
