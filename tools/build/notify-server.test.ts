import type { Plugin } from 'vite';
import { expect, it, vi } from 'vitest';
import { notifyServer } from './notify-server.ts';

const find = vi.fn((bundle: object) => Object.keys(bundle)[0]);
const error = vi.fn((text: string) => {
  throw new Error(text);
});

/** Calls a hook of the plugin as the bundler would. */
function call(
  plugin: Plugin,
  hook: 'configResolved' | 'generateBundle' | 'load',
  environment: string,
  ...args: unknown[]
) {
  const handler = plugin[hook];
  if (typeof handler !== 'function') throw new Error('no hook');
  return Reflect.apply(handler, { environment: { name: environment }, error }, args);
}

function begin(command: 'build' | 'serve') {
  const plugin = notifyServer({ name: 'first-file', find, inDevelopment: 'none' });
  call(plugin, 'configResolved', 'client', { command });
  return plugin;
}

it('the server reads what was found among the browser’s files', () => {
  const plugin = begin('build');
  call(plugin, 'generateBundle', 'client', {}, { 'a.js': {} });
  call(plugin, 'generateBundle', 'ssr', {}, { 'b.js': {} });
  expect(call(plugin, 'load', 'ssr', '\0virtual:first-file')).toBe('export default "a.js";');
  expect(call(plugin, 'load', 'ssr', 'other')).toBeUndefined();
});

it('a build that finds nothing, or begins with the server, stops; in development there is nothing built', () => {
  expect(() => call(begin('build'), 'generateBundle', 'client', {}, {})).toThrow('virtual:first-file');
  expect(() => call(begin('build'), 'load', 'ssr', '\0virtual:first-file')).toThrow('before the server');
  expect(call(begin('serve'), 'load', 'ssr', '\0virtual:first-file')).toBe('export default "none";');
});
