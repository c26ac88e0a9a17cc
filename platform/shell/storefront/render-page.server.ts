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
  const rendered = Promise.withResolvers<string>();
  const { pipe, abort } = renderToPipeableStream(page, {
    ...options,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => rendered.resolve(text(pipe(new PassThrough()))),
    onShellError: rendered.reject,
  });
  const giveUp = () => abort(signal.reason);
  signal.addEventListener('abort', giveUp);
  try {
    return await rendered.promise;
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

/** An island for which React rendered a fallback. The reason is reported only by rendering `part` with `renderPage`. */
export class UnrenderedPart extends Error {
  readonly part: ReactNode;

  constructor(part: ReactNode) {
    super('A part of the page inside <Suspense> could not be rendered');
    this.part = part;
  }
}

/** React's mark of a `<Suspense>` that failed or was not ready: the browser is to render it. */
const LEFT_TO_BROWSER = /<!--\$[!?]-->/;

/** An island as the browser will hydrate it, whole: a fallback would be kept and sent to everybody. */
export function renderIsland(part: ReactNode, identifierPrefix: string): string {
  const html = renderToString(part, { identifierPrefix });
  if (LEFT_TO_BROWSER.test(html)) throw new UnrenderedPart(part);
  return html;
}
