import { inviteToOpinions } from '#shop/after-sale/opinions/index.ts';
import { writeReturnMails } from '#shop/after-sale/returns/index.ts';
import { endPromotions } from '#shop/catalogue/pricing/index.ts';
import { countPopularity, followParts, stockReturned } from '#shop/catalogue/products/index.ts';
import { fadePopularQueries, forgetWords, reindexJob } from '#shop/catalogue/search/index.ts';
import { sweepSignIns } from '#shop/customers/accounts/index.ts';
import { notifyWaiting, sweepNotices } from '#shop/customers/notices/index.ts';
import { notifyOfPriceDrop, notifyOfPriceDrops, notifyOfReturn, sweepAlerts } from '#shop/customers/watching/index.ts';
import { sweepForgottenOrders } from '#shop/personal-data/index.ts';
import { handleJob, type JobHandler, repeatJob, sweepGivenUp } from '#shop/platform/jobs/index.ts';
import { sweepAttempts } from '#shop/platform/limits/index.ts';
import { deliverMails, type MailTransport, sweepOutbox } from '#shop/platform/mail/index.ts';
import { sweepVisitors } from '#shop/platform/visitors/index.ts';
import { sweepLineFiles } from '#shop/selling/basket/index.ts';
import { deliverDigital } from '#shop/selling/digital/index.ts';
import { releaseUnpaid, writeOrderMails } from '#shop/selling/orders/index.ts';
import { deliverBankWebhooks } from '#shop/selling/payments/index.ts';

export interface JobMeans {
  /** Without it mails stay in the outbox. */
  mail: MailTransport | undefined;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Everything the shop does without being asked by a browser. A new kind of job gets its line here. */
export function shopJobs({ mail }: JobMeans): JobHandler[] {
  return [
    deliverMails(mail),
    handleJob(stockReturned, async (shop, returned, run) => {
      await notifyWaiting(shop, returned, run);
      await notifyOfReturn(shop, returned, run);
    }),
    followParts,
    notifyOfPriceDrop,
    notifyOfPriceDrops,
    reindexJob,
    writeOrderMails,
    deliverDigital,
    writeReturnMails,
    inviteToOpinions,
    deliverBankWebhooks,
    repeatJob('count-popularity', DAY, (shop, { signal }) => countPopularity(shop, signal)),
    repeatJob('fade-popular-queries', DAY, fadePopularQueries),
    repeatJob('forget-search-words', DAY, forgetWords),
    repeatJob('end-promotions', MINUTE, (shop, { signal }) => endPromotions(shop, signal)),
    repeatJob('release-unpaid-orders', HOUR, (shop, { signal }) => releaseUnpaid(shop, shop.now(), signal)),
    repeatJob('sweep-sign-ins', HOUR, sweepSignIns),
    repeatJob('sweep-attempts', HOUR, sweepAttempts),
    repeatJob('sweep-visitors', DAY, (shop, { signal }) => sweepVisitors(shop, signal)),
    repeatJob('sweep-line-files', DAY, sweepLineFiles),
    repeatJob('sweep-forgotten-orders', DAY, sweepForgottenOrders),
    repeatJob('sweep-outbox', DAY, sweepOutbox),
    repeatJob('sweep-notices', DAY, sweepNotices),
    repeatJob('sweep-watch-alerts', DAY, sweepAlerts),
    repeatJob('sweep-given-up-jobs', DAY, sweepGivenUp),
  ];
}
