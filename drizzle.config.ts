import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './shop/db/schema.ts',
  out: './shop/db/migrations',
  casing: 'snake_case',
});
