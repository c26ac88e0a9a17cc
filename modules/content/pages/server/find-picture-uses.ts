import { sql } from 'drizzle-orm';
import type { Queries } from '#platform/db/server/connect.ts';

/** Whether a picture belongs to an entry, or is in an entry, a text page or a snippet. */
export async function findPictureUses(db: Queries, file: string): Promise<{ asPhoto: boolean; inText: boolean }> {
  const { rows } = await db.execute<{ asPhoto: boolean; inText: boolean }>(sql`
    select exists (select from news where photo = ${file}) or exists (select from blog_entries where photo = ${file})
        as "asPhoto",
      exists (select from news where position(${file} in body) > 0)
        or exists (select from blog_entries where position(${file} in body) > 0)
        or exists (select from text_pages where position(${file} in body) > 0)
        or exists (select from snippets where position(${file} in content) > 0) as "inText"`);
  return rows[0] ?? { asPhoto: false, inText: false };
}
