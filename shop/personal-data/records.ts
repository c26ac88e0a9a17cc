import { personalComplaints } from '#shop/after-sale/complaints/index.ts';
import { personalOpinions } from '#shop/after-sale/opinions/index.ts';
import { personalQuestions } from '#shop/after-sale/questions/index.ts';
import { personalReturns } from '#shop/after-sale/returns/index.ts';
import { personalWithdrawals } from '#shop/after-sale/withdrawals/index.ts';
import { personalTracking } from '#shop/content/tracking/index.ts';
import { personalAccount } from '#shop/customers/accounts/index.ts';
import { personalComparison } from '#shop/customers/compare/index.ts';
import { personalConsents } from '#shop/customers/consents/index.ts';
import { personalFavourites } from '#shop/customers/favourites/index.ts';
import { personalLists } from '#shop/customers/lists/index.ts';
import { personalNewsletter } from '#shop/customers/newsletter/index.ts';
import { personalNotes } from '#shop/customers/notes/index.ts';
import { personalNotices } from '#shop/customers/notices/index.ts';
import { personalWatching } from '#shop/customers/watching/index.ts';
import { personalMails } from '#shop/platform/mail/index.ts';
import { personalUploads } from '#shop/platform/media/index.ts';
import type { PersonalRecords } from '#shop/platform/personal-records.ts';
import { personalBrowsers } from '#shop/platform/visitors/index.ts';
import { personalBasket } from '#shop/selling/basket/index.ts';
import { personalPoint } from '#shop/selling/delivery/index.ts';
import { personalOrders } from '#shop/selling/orders/index.ts';
import { personalPoints } from '#shop/selling/points/index.ts';
import { personalRebates } from '#shop/selling/rebates/index.ts';
import { personalRefunds } from '#shop/selling/refunds/index.ts';

/**
 * Everything that knows a customer (X.22, X.23). A capability that keeps data of people adds a line here. What stands on
 * something else comes after it: the file is written in this order, forgetting goes the other way.
 */
export const PERSONAL_RECORDS: readonly PersonalRecords[] = [
  personalAccount,
  personalConsents,
  personalNotes,
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
