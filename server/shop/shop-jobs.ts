import { markComplaintPaid } from '#modules/after-sale/complaints/server/index.ts';
import { inviteToOpinions } from '#modules/after-sale/opinions/server/index.ts';
import { markReturnPaid, writeReturnMails } from '#modules/after-sale/returns/server/index.ts';
import { markWithdrawalPaid } from '#modules/after-sale/withdrawals/server/index.ts';
import { sweepInvitations, sweepStaffResets, sweepStaffSessions } from '#modules/back-office/staff/server/index.ts';
import { importHandler, sweepImports } from '#modules/catalogue/import/server/index.ts';
import { countPopularity } from '#modules/catalogue/listing/server/index.ts';
import { bulkHandler, runReductions } from '#modules/catalogue/product-admin/server/index.ts';
import { endPromotions, followParts, stockReturned } from '#modules/catalogue/products/server/index.ts';
import {
  fadePopularQueries,
  forgetWords,
  reindexJob,
  sweepSearchDays,
} from '#modules/catalogue/search/server/index.ts';
import { purgeAtMoment } from '#modules/content/pages/server/index.ts';
import { sweepSignIns } from '#modules/customers/accounts/server/index.ts';
import { sendIssues, settleDeliveries } from '#modules/customers/newsletter/server/index.ts';
import { sweepForgottenOrders, sweepVisitors } from '#modules/customers/personal-data/server/index.ts';
import {
  notifyOfPriceDrop,
  notifyOfPriceDrops,
  notifyOfReturn,
  sweepAlerts,
} from '#modules/customers/price-alerts/server/index.ts';
import { notifyWaiting, sweepNotices } from '#modules/customers/stock-alerts/server/index.ts';
import { sweepLineFiles } from '#modules/sales/basket/server/index.ts';
import { deliverDigital } from '#modules/sales/digital-goods/server/index.ts';
import { releaseUnpaid, writeOrderMails } from '#modules/sales/orders/server/index.ts';
import { deliverBankWebhooks } from '#modules/sales/payments/server/index.ts';
import { requestRefundsAgain } from '#modules/sales/refunds/server/index.ts';
import { renewSubscriptions } from '#modules/sales/renewals/server/index.ts';
import { sumSales } from '#modules/sales/reports/server/index.ts';
import { sweepPurges } from '#platform/db/server/purge-tags.ts';
import { handleJob, type JobHandler, type JobName, repeatJob, sweepGivenUp } from '#platform/jobs/server/index.ts';
import { sweepAttempts } from '#platform/limits/server/index.ts';
import { deliverMails, type FindTransport, sweepOutbox } from '#platform/mail/server/index.ts';
import { sweepNotedChanges } from '#platform/memory-index/server/index.ts';
import { DAY_S, HOUR_S, MINUTE_S } from '#platform/time/rules/units.ts';
import { sweepVitalDays } from '#platform/vitals/server/index.ts';

export interface JobMeans {
  /** Without it mails stay in the outbox. */
  mail: FindTransport | undefined;
}

/** Everything the shop does without being asked by a browser. A new kind of job gets its line here, or this does not compile. */
export function shopJobs({ mail }: JobMeans): JobHandler[] {
  const left: { [Name in JobName]: JobHandler<Name> } = {
    'bulk-change': bulkHandler,
    'deliver-mail': deliverMails(mail),
    'import-catalogue': importHandler,
    'stock-returned': handleJob(stockReturned, async (shop, returned, run) => {
      await notifyWaiting(shop, returned, run);
      await notifyOfReturn(shop, returned, run);
    }),
    'parts-moved': followParts,
    'price-dropped': notifyOfPriceDrop,
    'prices-dropped': notifyOfPriceDrops,
    'reindex-products': reindexJob,
    'order-mail': writeOrderMails,
    'deliver-digital': deliverDigital,
    'return-mail': writeReturnMails,
    'return-paid': markReturnPaid,
    'complaint-paid': markComplaintPaid,
    'withdrawal-paid': markWithdrawalPaid,
    'opinion-invitation': inviteToOpinions,
    'local-bank-webhook': deliverBankWebhooks,
    'purge-pages': purgeAtMoment,
    'send-newsletter': sendIssues,
  };
  return [
    ...Object.values(left),
    repeatJob('count-popularity', DAY_S, (shop, { signal }) => countPopularity(shop, signal)),
    repeatJob('fade-popular-queries', DAY_S, fadePopularQueries),
    repeatJob('forget-search-words', DAY_S, forgetWords),
    repeatJob('begin-reductions', MINUTE_S, (shop, { signal }) => runReductions(shop, signal)),
    repeatJob('end-promotions', MINUTE_S, (shop, { signal }) => endPromotions(shop, signal)),
    repeatJob('sum-sales', MINUTE_S, sumSales),
    repeatJob('release-unpaid-orders', HOUR_S, (shop, { signal }) => releaseUnpaid(shop, shop.now(), signal)),
    repeatJob('renew-subscriptions', HOUR_S, (shop, { signal }) => renewSubscriptions(shop, shop.now(), signal)),
    repeatJob('ask-for-refunds-again', MINUTE_S, (shop, { signal }) => requestRefundsAgain(shop, signal)),
    repeatJob('sweep-imports', DAY_S, sweepImports),
    repeatJob('settle-newsletter-deliveries', MINUTE_S, settleDeliveries),
    repeatJob('sweep-sign-ins', HOUR_S, sweepSignIns),
    repeatJob('sweep-staff-sessions', HOUR_S, sweepStaffSessions),
    repeatJob('sweep-staff-invitations', HOUR_S, sweepInvitations),
    repeatJob('sweep-staff-resets', HOUR_S, sweepStaffResets),
    repeatJob('sweep-attempts', HOUR_S, sweepAttempts),
    repeatJob('sweep-visitors', DAY_S, (shop, { signal }) => sweepVisitors(shop, signal)),
    repeatJob('sweep-line-files', DAY_S, sweepLineFiles),
    repeatJob('sweep-forgotten-orders', DAY_S, sweepForgottenOrders),
    repeatJob('sweep-outbox', DAY_S, sweepOutbox),
    repeatJob('sweep-notices', DAY_S, sweepNotices),
    repeatJob('sweep-watch-alerts', DAY_S, sweepAlerts),
    repeatJob('sweep-search-days', DAY_S, sweepSearchDays),
    repeatJob('sweep-vital-days', DAY_S, sweepVitalDays),
    repeatJob('sweep-purges', HOUR_S, sweepPurges),
    repeatJob('sweep-noted-changes', HOUR_S, sweepNotedChanges),
    repeatJob('sweep-given-up-jobs', DAY_S, sweepGivenUp),
  ];
}
