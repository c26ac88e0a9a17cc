import type { SubmissionResult } from '@conform-to/react';

/** What an action sends back to its form: everything the shopper typed, passwords excepted, and the texts of what is wrong. */
export type FormReply = SubmissionResult<string[]>;
