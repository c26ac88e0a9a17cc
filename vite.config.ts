import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    // One server bundle: the process, the shop and the pages share one module graph.
    ssr: { build: { target: 'node22', rollupOptions: { input: './server/app.ts' } } },
  },
});
