import pg from 'pg';
import type { ShopLog } from '#platform/shop/server/shop.ts';

/** Tests are quiet; what the shop itself calls an error is still worth seeing. */
export const testLog: ShopLog = {
  info() {},
  warn() {},
  error: (details, message) => console.error(message, details),
};

/** One connection for housekeeping, always closed at the end. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
