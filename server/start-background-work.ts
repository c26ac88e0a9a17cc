import { join } from 'node:path';
import { type RunningJobs, startJobs } from '#shop/platform/jobs/index.ts';
import { smtpTransport } from '#shop/platform/mail/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { shopJobs } from '#shop/shop-jobs.ts';
import type { Config } from './config.ts';
import { boundImageFolder } from './images/bound-image-folder.ts';

const HOUR = 60 * 60 * 1000;

/** What the process does while nobody asks: the jobs of the shop, and tidying the pictures of this machine. */
export function startBackgroundWork(shop: Shop, config: Config): RunningJobs {
  const { smtpUrl, mailFrom } = config;
  const from = mailFrom ?? `"${shop.settings.name}" <${shop.settings.email}>`;
  const jobs = startJobs(shop, shopJobs({ mail: smtpUrl ? smtpTransport(smtpUrl, from) : undefined }));
  // Not a job of the shop: each machine has its own folder.
  const tidy = () => {
    boundImageFolder(join(config.dataDir, 'images'), config.imageCacheBytes).catch((err) =>
      shop.log.warn({ err }, 'The folder of finished pictures could not be tidied'),
    );
  };
  const tidying = setInterval(tidy, HOUR).unref();
  return {
    stop() {
      clearInterval(tidying);
      return jobs.stop();
    },
  };
}
