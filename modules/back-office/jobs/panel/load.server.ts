import type { RouterContextProvider } from 'react-router';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import {
  countFailedJobs,
  FAILED_KINDS,
  type FailedJob,
  listFailedJobs,
  retryJob,
} from '#platform/jobs/server/index.ts';
import { isRecord } from '#platform/json/rules/json-record.ts';
import { findMail } from '#platform/mail/server/index.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import * as texts from '../texts/panel.ts';

type Context = Readonly<RouterContextProvider>;

const moment = new Intl.DateTimeFormat('pl', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Warsaw' });

export async function loadJobs(context: Context, request: Request) {
  const shop = staffShop(context);
  const asked = new URL(request.url).searchParams.get('rodzaj');
  const kind = FAILED_KINDS.find((one) => one === asked);
  const failed = await listFailedJobs(shop, kind);
  const { mails, others } = await countFailedJobs(shop);
  return {
    kind: kind ?? ('all' as const),
    counts: { all: mails + others, mails, others },
    mayRetry: isAllowed(context, 'jobs.retry'),
    jobs: await Promise.all(
      failed.map(async (job) => ({
        id: job.id,
        what: await describeJob(shop, job),
        error: job.lastError,
        attempts: job.attempts,
        isGivenUp: job.givenUpAt !== null,
        state: job.givenUpAt ? texts.givenUp(moment.format(job.givenUpAt)) : texts.waits(moment.format(job.runAt)),
      })),
    ),
  };
}

export async function retryFailedJob(context: Context, request: Request): Promise<ActAnswer> {
  const form = await request.formData();
  const outcome = await retryJob(staffShop(context), Number(form.get('job')));
  return outcome === 'waiting' ? { done: texts.outcomes[outcome] } : { refused: texts.outcomes[outcome] };
}

/** A mail by its reader and subject; other work by its name and what it is about. */
async function describeJob(shop: Shop, { name, data }: FailedJob): Promise<string> {
  const mailId = isRecord(data) ? data.mailId : undefined;
  const mail = typeof mailId === 'number' ? await findMail(shop, mailId) : undefined;
  return mail ? texts.mail(mail.recipient, mail.subject) : `${name} ${JSON.stringify(data)}`;
}
