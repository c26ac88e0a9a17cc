import { DAY_S, HOUR_S, MINUTE_S } from '#rules/platform/time/units.ts';
import { markComplaintPaid } from '#shop/after-sale/complaints/index.ts';
import { inviteToOpinions } from '#shop/after-sale/opinions/index.ts';
import { markReturnPaid, writeReturnMails } from '#shop/after-sale/returns/index.ts';
import { markWithdrawalPaid } from '#shop/after-sale/withdrawals/index.ts';
import { importHandler, sweepImports } from '#shop/catalogue/import/index.ts';
import { bulkHandler, runReductions } from '#shop/catalogue/managing/index.ts';
import { endPromotions } from '#shop/catalogue/pricing/index.ts';
import { countPopularity, followParts, stockReturned } from '#shop/catalogue/products/index.ts';
import { fadePopularQueries, forgetWords, reindexJob, sweepSearchDays } from '#shop/catalogue/search/index.ts';
import { purgeAtMoment } from '#shop/content/pages/index.ts';
import { sweepSignIns } from '#shop/customers/accounts/index.ts';
import { sendLetters, settleLetters } from '#shop/customers/newsletter/index.ts';
import { notifyWaiting, sweepNotices } from '#shop/customers/notices/index.ts';
import { notifyOfPriceDrop, notifyOfPriceDrops, notifyOfReturn, sweepAlerts } from '#shop/customers/watching/index.ts';
import { sweepForgottenOrders, sweepVisitors } from '#shop/personal-data/index.ts';
import { sweepPurges } from '#shop/platform/db/purge-tags.ts';
import { handleJob, type JobHandler, type JobName, repeatJob, sweepGivenUp } from '#shop/platform/jobs/index.ts';
import { sweepNotedChanges } from '#shop/platform/kept-index/index.ts';
import { sweepAttempts } from '#shop/platform/limits/index.ts';
import { deliverMails, type FindTransport, sweepOutbox } from '#shop/platform/mail/index.ts';
import { sweepInvitations, sweepStaffResets, sweepStaffSessions } from '#shop/platform/staff/index.ts';
import { sweepVitalDays } from '#shop/platform/vitals/index.ts';
import { sweepLineFiles } from '#shop/selling/basket/index.ts';
import { deliverDigital } from '#shop/selling/digital/index.ts';
import { releaseUnpaid, writeOrderMails } from '#shop/selling/orders/index.ts';
import { askForRefundsAgain, deliverBankWebhooks } from '#shop/selling/payments/index.ts';
import { renewSubscriptions } from '#shop/selling/renewals/index.ts';
import { sumSales } from '#shop/selling/sales/index.ts';

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
    'local-bank-letter': deliverBankWebhooks,
    'purge-pages': purgeAtMoment,
    'send-newsletter': sendLetters,
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
    repeatJob('ask-for-refunds-again', MINUTE_S, (shop, { signal }) => askForRefundsAgain(shop, signal)),
    repeatJob('sweep-imports', DAY_S, sweepImports),
    repeatJob('settle-newsletter-letters', MINUTE_S, settleLetters),
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
