import type { Plugin, Rolldown } from 'vite';

interface Notified<Value> {
  /** The server imports it as `virtual:NAME`. */
  name: string;
  find(bundle: Rolldown.OutputBundle): Value | undefined;
  inDevelopment: Value;
}

/** Lets the server import what is known only of the browser's files as they were built. */
export function notifyServer<Value>({ name, find, inDevelopment }: Notified<Value>): Plugin {
  const virtual = `virtual:${name}`;
  const resolved = `\0${virtual}`;
  let found: Value | undefined;
  let isBuild = false;
  return {
    name,
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      found = find(bundle);
      if (found === undefined) this.error(`nothing was built for ${virtual}`);
    },
    resolveId: (id) => (id === virtual ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      if (isBuild && found === undefined) this.error('the browser’s files must be built before the server');
      return `export default ${JSON.stringify(found ?? inDevelopment)};`;
    },
  };
}
