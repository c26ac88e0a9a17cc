import { existsSync } from 'node:fs';
import path from 'node:path';

interface Modules {
  getModuleInfo(id: string): { importers: string[] } | null;
}

interface Chunk {
  name: string;
  /** Files, and folders with all in them, from the root of the repository. */
  of: string[];
  except?: string[];
}

/** The little that runs while a page still sleeps (app/features/platform/waking). */
const SLEEP: Chunk = { name: 'sleep', of: ['app/entry.client.tsx'] };

/** What surrounds every screen is one file, with the controls nearly every screen has: dozens of tiny ones would cost a request each. */
const SHELL: Chunk = {
  name: 'shell',
  of: [
    'app/root.tsx',
    'app/hydrate-page.tsx',
    'app/ui/alert/notice.tsx',
    'app/ui/button.tsx',
    'app/ui/button-link.tsx',
    'app/ui/card.tsx',
    'app/ui/icons/arrows.tsx',
    'app/ui/icons/signs.tsx',
    'app/ui/skeleton.tsx',
    'app/ui/text-link.tsx',
    'app/features/platform/forms/use-hydrated.ts',
    'app/features/platform/seo/page-meta.ts',
  ],
};

/** React and its router change rarely: kept apart, they stay in browsers' caches, and our own weight can be measured. */
const FRAMEWORK: Chunk = {
  name: 'framework',
  of: ['react', 'react-dom', 'react-router', 'scheduler', 'cookie-es', '@remix-run'].map(
    (name) => `node_modules/${name}`,
  ),
};

/** What at least two screens share and always need together. */
const SHARED: Chunk[] = [
  {
    name: 'goods',
    of: [
      'app/features/catalogue/price',
      'app/features/catalogue/rating',
      'rules/platform/money',
      'texts/catalogue/price.ts',
      'texts/catalogue/rating.ts',
    ],
  },
  // The fields of forms, and what reads and checks them.
  {
    name: 'controls',
    of: ['app/ui/checkbox.tsx', 'app/ui/field.tsx', 'app/ui/field-messages.tsx', 'app/ui/text-controls.tsx'],
  },
  {
    name: 'form',
    of: [
      'app/features/platform/forms',
      'app/ui/animate-value.ts',
      'rules/platform/forms/check-field.ts',
      'rules/platform/forms/email.ts',
      'rules/platform/forms/phone.ts',
      'rules/platform/forms/server-check.ts',
      'texts/platform/forms.ts',
    ],
    except: [
      'app/features/platform/forms/comment-control.tsx',
      'app/features/platform/forms/file-control.tsx',
      'app/features/platform/forms/file-field.ts',
      'app/features/platform/forms/files-control.tsx',
    ],
  },
  { name: 'units', of: ['texts/platform/units.ts'] },
  { name: 'quantity', of: ['app/features/platform/quantity', 'app/ui/number-stepper.tsx', 'rules/catalogue/quantity'] },
];

/** The files the browser's modules are put into (decision 16). A path that is no longer there stops the build. */
export function chunkGroups(root: string) {
  const missing = missingPaths(root, [FRAMEWORK, SLEEP, SHELL, ...SHARED]);
  if (missing.length > 0) throw new Error(`tools/build/chunks.ts names what is not there: ${missing.join(', ')}`);
  const isOwn = isPartOf(root, { name: 'own', of: ['app', 'rules', 'texts', 'wire'] });
  return [
    { name: FRAMEWORK.name, test: isPartOf(root, FRAMEWORK) },
    { name: importedBy(root, SLEEP), test: isOwn },
    { name: importedBy(root, SHELL), test: isOwn },
    ...SHARED.map((chunk) => ({ name: chunk.name, test: isPartOf(root, chunk), minShareCount: 2 })),
  ];
}

export function missingPaths(root: string, chunks: readonly Chunk[]): string[] {
  const paths = chunks.flatMap((chunk) => [...chunk.of, ...(chunk.except ?? [])]);
  return paths.filter((one) => !existsSync(path.join(root, one)));
}

export function isPartOf(root: string, chunk: Chunk): (id: string) => boolean {
  const within = (paths: string[] = []) => {
    const files = paths.map((one) => path.join(root, one));
    return (file: string) => files.some((one) => file === one || file.startsWith(`${one}/`));
  };
  const [isIn, isOut] = [within(chunk.of), within(chunk.except)];
  return (id) => {
    // React Router asks for parts of a route's module behind a question mark.
    const [file = ''] = id.split('?');
    return isIn(file) && !isOut(file);
  };
}

/** Names the chunk of everything that one of its files imports outright. */
function importedBy(root: string, chunk: Chunk): (id: string, modules: Modules) => string | null {
  const isEntry = isPartOf(root, chunk);
  return (id, modules) => {
    const seen = new Set<string>();
    const waiting = [id];
    for (let module = waiting.pop(); module; module = waiting.pop()) {
      if (isEntry(module)) return chunk.name;
      if (seen.has(module)) continue;
      seen.add(module);
      waiting.push(...(modules.getModuleInfo(module)?.importers ?? []));
    }
    return null;
  };
}
