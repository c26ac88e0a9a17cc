import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: '#server/shop/schema.ts',
  out: './platform/db/server/migrations',
  casing: 'snake_case',
});
