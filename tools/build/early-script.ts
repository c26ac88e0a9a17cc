import path from 'node:path';
import { build, type Plugin } from 'vite';
import { repositoryRoot } from '../source/source-files.ts';

const VIRTUAL = 'virtual:early-script';
const RESOLVED = `\0${VIRTUAL}`;
const ENTRY = path.join(repositoryRoot, 'storefront/early/early-script.ts');

/** For the server, as `virtual:early-script`, the text of the script in the head of every page. */
export function earlyScript(): Plugin {
  return {
    name: 'early-script',
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { code, files } = await compile();
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}

/** For browsers without modules too: they have no other script of the page. */
async function compile(): Promise<{ code: string; files: string[] }> {
  const built = await build({
    configFile: false,
    root: repositoryRoot,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2015',
      modulePreload: false,
      rollupOptions: {
        input: ENTRY,
        treeshake: { moduleSideEffects: [{ test: /\/(?:modules|platform)\/.*\.ts$/, sideEffects: false }] },
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
        output: { format: 'iife' },
      },
    },
  });
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The early script was not built');
  return { code: chunk.code.trim(), files: chunk.moduleIds };
}
