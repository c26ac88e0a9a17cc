export { type EnqueueOptions, enqueue } from './enqueue.ts';
export { GiveUp } from './give-up.ts';
export { handleJob, type JobHandler, type JobKind, jobKind, repeatJob } from './job-kind.ts';
export { runDueJobs } from './run-due-jobs.ts';
export { type RunningJobs, startJobs } from './start-jobs.ts';
export { sweepGivenUp } from './sweep-given-up.ts';
