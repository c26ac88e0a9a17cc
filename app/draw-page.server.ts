import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { type RenderToPipeableStreamOptions, renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';

type Options = Pick<RenderToPipeableStreamOptions, 'nonce' | 'onError'> & { signal: AbortSignal };

/** The whole page as text. Nothing is streamed, so no part may be set aside for a script to put in place: pages work without one. */
export function drawPage(page: ReactNode, { signal, ...options }: Options): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      ...options,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}

/**
 * The same for a document, in a third of the time: React joins texts where it would otherwise fill buffers, and leaves out what
 * only hydration looks at. Nothing in a document may wait for something while it is drawn.
 */
export function drawDocument(page: ReactNode): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}
