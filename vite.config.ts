import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // One server bundle: the process, the shop and the pages share one module graph.
    ...(isSsrBuild ? { rollupOptions: { input: './server/app.ts' }, target: 'node22' } : { target: 'es2022' }),
  },
}));
