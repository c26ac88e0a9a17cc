import { personalComplaints } from '#modules/after-sale/complaints/server/index.ts';
import { personalOpinions } from '#modules/after-sale/opinions/server/index.ts';
import { personalQuestions } from '#modules/after-sale/questions/server/index.ts';
import { personalReturns } from '#modules/after-sale/returns/server/index.ts';
import { personalWithdrawals } from '#modules/after-sale/withdrawals/server/index.ts';
import { personalUploads } from '#modules/catalogue/media/server/index.ts';
import { personalTracking } from '#modules/content/tracking/server/index.ts';
import { personalAccount } from '#modules/customers/accounts/server/index.ts';
import { personalComparison } from '#modules/customers/compare/server/index.ts';
import { personalFavourites } from '#modules/customers/favourites/server/index.ts';
import { personalLists } from '#modules/customers/lists/server/index.ts';
import { personalNewsletter } from '#modules/customers/newsletter/server/index.ts';
import { personalNotes } from '#modules/customers/notes/server/index.ts';
import { personalWatching } from '#modules/customers/price-alerts/server/index.ts';
import { personalNotices } from '#modules/customers/stock-alerts/server/index.ts';
import { personalBasket } from '#modules/sales/basket/server/index.ts';
import { personalDrafts } from '#modules/sales/checkout/server/index.ts';
import { personalPoint } from '#modules/sales/delivery/server/index.ts';
import { personalPoints } from '#modules/sales/loyalty/server/index.ts';
import { personalOrderNotes } from '#modules/sales/order-admin/server/index.ts';
import { personalOrders } from '#modules/sales/orders/server/index.ts';
import { personalRebates } from '#modules/sales/rebates/server/index.ts';
import { personalRefunds } from '#modules/sales/refunds/server/index.ts';
import { personalSubscriptions } from '#modules/sales/subscriptions/server/index.ts';
import { personalMails } from '#platform/mail/server/index.ts';
import type { PersonalRecords } from '#platform/personal-data/server/personal-records.ts';
import { personalBrowsers } from '#platform/visitors/server/index.ts';

/** X.22, X.23. Modules with personal data add a line. Exported in this sequence, forgotten in reverse: rows that refer to others come after them. */
export const PERSONAL_RECORDS: readonly PersonalRecords[] = [
  personalAccount,
  personalNotes,
  personalNewsletter,
  personalBrowsers,
  personalMails,
  personalUploads,
  personalOrders,
  personalOrderNotes,
  personalDrafts,
  personalSubscriptions,
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
