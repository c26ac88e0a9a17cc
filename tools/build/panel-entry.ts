import type { Plugin } from 'vite';

const ENTRY = '/admin/entry.client.tsx';
const VIRTUAL = 'virtual:panel-entry';
const RESOLVED = `\0${VIRTUAL}`;

interface Script {
  module: string;
  imports: string[];
}

/** The panel's own script among the browser's files, and for the server, as `virtual:panel-entry`, where it came to lie. */
export function panelEntry(): Plugin {
  let built: Script | undefined;
  let isBuild = false;
  return {
    name: 'panel-entry',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildStart() {
      if (isBuild && this.environment.name === 'client') this.emitFile({ type: 'chunk', id: ENTRY, name: 'panel' });
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(ENTRY));
      if (chunk?.type !== 'chunk') this.error('the entry of the panel was not built');
      else built = { module: `/${chunk.fileName}`, imports: chunk.imports.map((file) => `/${file}`) };
    },
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      if (isBuild && !built) this.error('the browser’s files must be built before the server');
      return `export default ${JSON.stringify(built ?? { module: ENTRY, imports: [] })};`;
    },
  };
}
