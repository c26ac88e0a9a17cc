import type { ServerBuild } from 'react-router';
import { isPageHandle } from './page-handle.ts';

/** Hides the data of a document from encoding: it has no enumerable keys. */
class DocumentData {
  readonly #data: object;

  constructor(data: object) {
    this.#data = data;
  }

  open(): object {
    return this.#data;
  }
}

/**
 * React Router encodes all data of a page for the browser before rendering. A document sends none: its data is hidden until it
 * is rendered (`openData` in entry.server.tsx).
 */
export function hideDocumentData(routes: ServerBuild['routes']): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const { handle, loader } = route?.module ?? {};
      if (!route || !loader || !isPageHandle(handle) || !handle.isDocument) return [id, route];
      const hiding: typeof loader = async (args) => hide(await loader(args));
      return [id, { ...route, module: { ...route.module, loader: hiding } }];
    }),
  );
}

/** A response, or data with a status, is for the router to read. */
function hide(data: unknown): unknown {
  const isPlain = typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype;
  return isPlain ? new DocumentData(data) : data;
}

export function openData(loaderData: Record<string, unknown>): Record<string, unknown> {
  const opened = Object.entries(loaderData).map(([id, data]) => [
    id,
    data instanceof DocumentData ? data.open() : data,
  ]);
  return Object.fromEntries(opened);
}
