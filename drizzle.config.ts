import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './shop/schema.ts',
  out: './shop/platform/db/migrations',
  casing: 'snake_case',
});
