import { sql } from 'drizzle-orm';
import { anyOf, type PersonalRecords } from '#platform/personal-data/server/personal-records.ts';
import { trackingEvents } from './tables.ts';

export const personalTracking: PersonalRecords = {
  tables: [{ table: trackingEvents, notExported: 'scripts that wait minutes for the browser they are handed to' }],

  async forgetVisitors({ db }, visitorIds) {
    await db.execute(sql`delete from tracking_events where visitor_id = ${anyOf(visitorIds)}`);
  },
};
