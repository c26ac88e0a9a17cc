import path from 'node:path';
import type { Plugin } from 'vite';
import { isDocumentScreen, repositoryRoot } from '../source/source-files.ts';

/** Query of React Router for a route of browsers, and the function it wraps around a component. */
const OF_BROWSER = '?__react-router-build-client-route';
const WRAPPED = /\bdefault (\w*withComponentProps)\(/;

/**
 * The component of a document is rendered by the server alone, so that browsers' files hold no texts or components of documents alone. What a
 * page that failed needs of its route in the browser, the handle and what is in its head, stays.
 */
export function leaveOutDocuments(): Plugin {
  let found = 0;
  return {
    name: 'leave-out-documents',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!isDocumentRoute(id)) return null;
      if (id.endsWith(OF_BROWSER)) {
        found += 1;
        return { code: `${code.replace(/\bdefault\b,?/, '')}\nexport default () => null;`, map: null };
      }
      return { code: code.replace(WRAPPED, 'default /* @__PURE__ */ $1('), map: null };
    },
    buildEnd(error) {
      if (!error && found === 0) this.error('no route of a document was met: does React Router name them otherwise?');
    },
  };
}

const documentFiles = new Map<string, boolean>();

/** Whether a module is, or is asked of, the route of a document (decision 31). */
export function isDocumentRoute(id: string): boolean {
  const [file = ''] = id.split('?');
  if (!/^\/.*route\.tsx$/.test(file)) return false;
  const answer = documentFiles.get(file) ?? isDocumentScreen(path.relative(repositoryRoot, file));
  documentFiles.set(file, answer);
  return answer;
}
