export {
  type EnqueueOptions,
  enqueue,
  handleJob,
  type JobHandler,
  type JobKind,
  type JobName,
  jobColumns,
  jobKind,
  jobRow,
  repeatJob,
} from './enqueue.ts';
export {
  countFailedJobs,
  FAILED_KINDS,
  type FailedJob,
  type FailedKind,
  listFailedJobs,
  retryJob,
} from './failed-jobs.ts';
export { GiveUp } from './run-job.ts';
export { type RunningJobs, runDueJobs, startJobs, sweepGivenUp } from './start-jobs.ts';
