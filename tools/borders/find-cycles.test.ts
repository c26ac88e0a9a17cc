import { expect, it } from 'vitest';
import { findCycles } from './find-cycles.ts';

it('finds a circle of two and of three top folders and names the imports that close it', () => {
  const cycles = findCycles([
    { from: 'app/context.server.ts', specifier: '#server/process.ts' },
    { from: 'server/process.ts', specifier: '#app/routes.ts' },
    { from: 'server/calls.ts', specifier: '#wire/server/calls.ts' },
    { from: 'wire/server/calls.ts', specifier: '#app/routes.ts' },
  ]);
  expect(cycles).toEqual([
    'app/context.server.ts imports #server/process.ts; server/process.ts imports #app/routes.ts',
    'app/context.server.ts imports #server/process.ts; server/calls.ts imports #wire/server/calls.ts; wire/server/calls.ts imports #app/routes.ts',
  ]);
});

it('accepts arrows in one direction and ignores tests, packages and the own folder', () => {
  const cycles = findCycles([
    { from: 'server/process.ts', specifier: '#wire/server/calls.ts' },
    { from: 'wire/server/calls.test.ts', specifier: '#server/process.ts' },
    { from: 'wire/server/calls.ts', specifier: './parse.ts' },
    { from: 'wire/server/calls.ts', specifier: 'hono' },
  ]);
  expect(cycles).toEqual([]);
});
