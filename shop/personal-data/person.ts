import type { SQL } from 'drizzle-orm';

/** By what the shop knows somebody who has an account. */
export interface Person {
  customerId: number;
  /** Lower case. */
  emailKey: string;
  /** Browsers they signed in with. */
  visitorIds: readonly number[];
}

/** One kind of personal data: how it is read for its owner, and what becomes of it when the account goes. */
export interface PersonalPart {
  /** In the exported data; `texts/personal-data.ts` tells its owner what it is. */
  name: string;
  read?(person: Person): SQL;
  forget?(person: Person): SQL[];
}
