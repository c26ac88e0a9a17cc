import type { Plugin } from 'vite';

/** The compilation of smaller scripts takes no noticeable time. */
const LARGE = 10_000;

/**
 * A function in brackets is compiled while the file is read, next to the main thread; one without them only as it is called, on it. React is
 * one large function inside the wrapper of a module, which the bundler puts in brackets and the minifier takes out of them again.
 */
export function compileEarly(): Plugin {
  let found = 0;
  return {
    name: 'compile-early',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk: {
      order: 'post',
      handler(code) {
        if (code.length < LARGE) return null;
        const wrapped = this.parse(code)
          .body.flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
          .flatMap(({ init }) => (init?.type === 'CallExpression' ? init.arguments : []))
          .filter(({ type, start, end }) => type === 'ArrowFunctionExpression' && end - start >= LARGE);
        if (wrapped.length === 0) return null;
        found += wrapped.length;
        // The shop has no source maps; with them the columns would have to move along.
        return { code: putInBrackets(code, wrapped), map: null };
      },
    },
    generateBundle() {
      if (found === 0) this.error('no large module is wrapped: is React bundled otherwise?');
    },
  };
}

/** The code with the given parts of it, none inside another, in brackets of their own. */
function putInBrackets(code: string, parts: { start: number; end: number }[]): string {
  return [...parts]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`, code);
}
