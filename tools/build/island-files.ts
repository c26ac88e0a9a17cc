import type { Plugin } from 'vite';
import { notifyServer } from './notify-server.ts';

/** The chunks every island needs (`chunks.ts`). */
const CHUNKS = ['react', 'islands'];

/** For the server, as `virtual:island-files`, the addresses of what every island needs. */
export function islandFiles(): Plugin {
  return notifyServer({
    name: 'island-files',
    find(bundle) {
      const files = CHUNKS.map((name) =>
        Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name),
      );
      return files.every((file) => file !== undefined) ? files.map((file) => `/${file.fileName}`) : undefined;
    },
    inDevelopment: [],
  });
}
