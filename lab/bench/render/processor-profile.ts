import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The profile of V8: functions, and the running one at each sample. */
export interface CpuProfile {
  nodes: ProfileNode[];
  samples: number[];
  /** Microseconds between the samples. */
  timeDeltas: number[];
}

interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number };
  children?: number[];
}

export const PARTS = [
  'React',
  "page's components",
  'router',
  'shop',
  'database driver',
  'server',
  'collecting',
] as const;
export type Part = (typeof PARTS)[number];

/** Which module of the bundle a line belongs to; what belongs to none is part of the caller. */
const OWNERS: [RegExp, Part][] = [
  [/^node_modules\/(?:react-dom|react|scheduler)\//, 'React'],
  [/^node_modules\/(?:@react-router\/|react-router|turbo-stream|cookie)/, 'router'],
  [/^(?:demo|wire)\/|^(?:modules|platform|storefront)\/.*(?:\/server\/|\.server\.tsx?$)/, 'shop'],
  [/^(?:modules|panel|platform|storefront)\//, "page's components"],
  [/^(?:node_modules\/drizzle-orm|external:.*\/(?:pg|pg-\w+)\/)/, 'database driver'],
  [/^(?:server|node_modules\/(?:hono|@hono))\//, 'server'],
];

/** Milliseconds of the main thread by part; idle time is left out. */
export function divideProfile(
  profile: CpuProfile,
  moduleAt: ModuleAt = modulesOfBundle(),
): Map<Part | 'other', number> {
  const byId = new Map(profile.nodes.map((node) => [node.id, node]));
  const parts = new Map<number, Part | 'other' | 'idle'>();
  const [root] = profile.nodes;
  const visit = (node: ProfileNode, caller: Part | 'other') => {
    const part = partOf(node, moduleAt) ?? caller;
    parts.set(node.id, part);
    for (const id of node.children ?? []) {
      const child = byId.get(id);
      if (child) visit(child, part === 'idle' ? 'other' : part);
    }
  };
  if (root) visit(root, 'other');
  const spent = new Map<Part | 'other', number>();
  for (const [place, id] of profile.samples.entries()) {
    const part = parts.get(id) ?? 'other';
    if (part !== 'idle') spent.set(part, (spent.get(part) ?? 0) + (profile.timeDeltas[place] ?? 0) / 1000);
  }
  return spent;
}

function partOf({ callFrame: { functionName, url, lineNumber } }: ProfileNode, moduleAt: ModuleAt) {
  if (functionName === '(idle)') return 'idle';
  if (functionName === '(garbage collector)') return 'collecting';
  const module = moduleAt(url, lineNumber);
  return module === undefined ? undefined : OWNERS.find(([pattern]) => pattern.test(module))?.[1];
}

type ModuleAt = (url: string, line: number) => string | undefined;

const MODULE = /^\/\/ ((?:demo|modules|node_modules|panel|platform|server|storefront|wire)\/\S+)$/;

/** The bundler names each module in a comment before its code. */
function modulesOfBundle(): ModuleAt {
  const files = new Map<string, (string | undefined)[]>();
  return (url, line) => {
    if (!url.startsWith('file:')) return undefined;
    const file = fileURLToPath(url);
    if (file.includes('/node_modules/')) return `external:${file}`;
    const modules = files.get(file) ?? namesByLine(readFileSync(file, 'utf8'));
    files.set(file, modules);
    return modules[line];
  };
}

export function namesByLine(code: string): (string | undefined)[] {
  let current: string | undefined;
  return code.split('\n').map((line) => {
    current = MODULE.exec(line)?.[1] ?? current;
    return current;
  });
}
