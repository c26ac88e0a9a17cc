import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What React Router asks of a route for browsers, and the function it wraps around a component. */
const OF_BROWSER = '?__react-router-build-client-route';
const WRAPPED = /\bdefault (\w*withComponentProps)\(/;

/** How the route of a document says that it is one (decision 31). */
export const SAYS_DOCUMENT = 'isDocument: true';

/**
 * The component of a document is drawn by the server alone, so that browsers' files hold nothing that only documents say or draw. What a
 * page that failed needs of its route in the browser, the handle and what stands in its head, stays.
 */
export function leaveOutDocuments(): Plugin {
  let found = 0;
  return {
    name: 'leave-out-documents',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!readFile(id).includes(SAYS_DOCUMENT)) return null;
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

function readFile(id: string): string {
  const [file = ''] = id.split('?');
  return /^\/.*route\.tsx$/.test(file) ? readFileSync(file, 'utf8') : '';
}
