import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from '#tools/build/chunks.ts';
import { compileEarly } from '#tools/build/compile-early.ts';
import { earlyScript } from '#tools/build/early-script.ts';
import { islandFiles } from '#tools/build/island-files.ts';
import { leaveOutDocuments } from '#tools/build/leave-out-documents.ts';
import { panelEntry } from '#tools/build/panel-entry.ts';

/** Chunks that are loaded before any other: the entry always, React where an island needs it. */
const isThere = (file: string, asking: string) =>
  /^assets\/(entry\.client|rolldown-runtime)-/.test(file) ||
  (/^assets\/islands-/.test(asking) && /^assets\/(react|islands)-/.test(file));

/** Rarely opened screens of many small files. */
const SELDOM =
  /^assets\/(choose-list|compare-strip|consent-settings|media-dialog|notify-dialog|opinion-dialog|price-history|question-dialog|store-map)-/;

/**
 * Files to be fetched next to the one that is asked for, instead of after it. Their names are weight of the file that asks, for
 * everybody: the product page, which has most of what its parts need, names none, and rarely opened screens are not preloaded.
 */
function listNext(asked: string, needed: string[], asking: string): string[] {
  if (/^assets\/product-/.test(asking) || SELDOM.test(asked)) return [];
  return needed.filter((file) => file !== asked && !isThere(file, asking));
}

const root = import.meta.dirname.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const OWN_MODULES = new RegExp(`^${root}/(?:modules|panel|platform|storefront|wire)/.*\\.tsx?$`);

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    leaveOutDocuments(),
    panelEntry(),
    islandFiles(),
    earlyScript(),
    compileEarly(),
  ],
  build: {
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    // Every browser of the target knows module preloads.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (asked, needed, { hostId }) => listNext(asked, needed, hostId),
    },
  },
  environments: {
    client: {
      build: {
        // A kilobyte less on a product page than the minifier of the bundler makes of it.
        minify: 'terser',
        terserOptions: { module: true, ecma: 2020, safari10: false, compress: { passes: 3 } },
        rollupOptions: {
          // Our modules have no side effects: unused exports are left out, with all they import.
          treeshake: {
            moduleSideEffects: [{ test: OWN_MODULES, sideEffects: false }],
          },
          // A text goes to the screen that says it, instead of all texts of a file to every screen that says one.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: {
            codeSplitting: { groups: chunkGroups(import.meta.dirname) },
          },
        },
      },
    },
    // One server bundle: the process, the shop and the pages share one module graph.
    ssr: {
      // Hundreds of small modules read one by one would take longer than everything else at the start.
      resolve:
        command === 'build'
          ? { noExternal: true, external: ['nodemailer', 'pdfkit', 'pg', 'pino', 'prom-client', 'sharp'] }
          : {},
      build: { target: 'node22', rollupOptions: { input: '#server/app.ts' } },
    },
  },
}));
