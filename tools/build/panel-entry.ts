import type { Plugin } from 'vite';
import { notifyServer } from './notify-server.ts';

const ENTRY = '/panel/entry.client.tsx';

/** The panel's own script among the browser's files, and for the server, as `virtual:panel-entry`, its address. */
export function panelEntry(): Plugin[] {
  let isBuild = false;
  return [
    {
      name: 'build-panel',
      configResolved({ command }) {
        isBuild = command === 'build';
      },
      buildStart() {
        if (isBuild && this.environment.name === 'client') this.emitFile({ type: 'chunk', id: ENTRY, name: 'panel' });
      },
    },
    notifyServer({
      name: 'panel-entry',
      find(bundle) {
        const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(ENTRY));
        return chunk?.type === 'chunk'
          ? { module: `/${chunk.fileName}`, imports: chunk.imports.map((file) => `/${file}`) }
          : undefined;
      },
      inDevelopment: { module: ENTRY, imports: [] },
    }),
  ];
}
