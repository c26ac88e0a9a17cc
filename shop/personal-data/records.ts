import { personalBasket } from '../basket/index.ts';
import { personalComparison } from '../compare/index.ts';
import { personalComplaints } from '../complaints/index.ts';
import { personalConsents } from '../consents/index.ts';
import { personalAccount } from '../customers/index.ts';
import { personalPoint } from '../delivery/index.ts';
import { personalFavourites } from '../favourites/index.ts';
import { personalLists } from '../lists/index.ts';
import { personalMails } from '../mail/index.ts';
import { personalUploads } from '../media/index.ts';
import { personalNewsletter } from '../newsletter/index.ts';
import { personalNotices } from '../notices/index.ts';
import { personalOpinions } from '../opinions/index.ts';
import { personalOrders } from '../orders/index.ts';
import type { PersonalRecords } from '../personal-records.ts';
import { personalPoints } from '../points/index.ts';
import { personalQuestions } from '../questions/index.ts';
import { personalRebates } from '../rebates/index.ts';
import { personalRefunds } from '../refunds/index.ts';
import { personalReturns } from '../returns/index.ts';
import { personalTracking } from '../tracking/index.ts';
import { personalBrowsers } from '../visitors/index.ts';
import { personalWatching } from '../watching/index.ts';
import { personalWithdrawals } from '../withdrawals/index.ts';

/**
 * Everything that knows a customer (X.22, X.23). A capability that keeps data of people adds a line here. What stands on
 * something else comes after it: the file is written in this order, forgetting goes the other way.
 */
export const PERSONAL_RECORDS: readonly PersonalRecords[] = [
  personalAccount,
  personalConsents,
  personalNewsletter,
  personalBrowsers,
  personalMails,
  personalUploads,
  personalOrders,
  personalReturns,
  personalWithdrawals,
  personalComplaints,
  personalRefunds,
  personalPoints,
  personalLists,
  personalWatching,
  personalFavourites,
  personalComparison,
  personalBasket,
  personalRebates,
  personalPoint,
  personalOpinions,
  personalQuestions,
  personalNotices,
  personalTracking,
];
