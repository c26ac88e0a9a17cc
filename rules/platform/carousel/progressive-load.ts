export const loadRetries = 3; // S8.03
export const loadRetryAfterMs = 500; // S8.03

export type AfterLoadFailure = { action: 'retry'; inMs: number } | { action: 'give-up' };

/** What to do when a slide's image fails for the n-th time (S8.02, S8.03). Only a progressive load is tried again. */
export function afterLoadFailure(failures: number, progressive: boolean): AfterLoadFailure {
  if (progressive && failures <= loadRetries) return { action: 'retry', inMs: loadRetryAfterMs };
  return { action: 'give-up' };
}
