export type Counts = { passed: number; failed: number };

export type StepResult = {
  ok: boolean;
  /** A few words beside the time, when there is something to say. */
  detail?: string;
  /** Shown only when the step failed. */
  output?: string;
  /** For steps that run many tests; a step without counts as one. */
  counts?: Counts;
};

export type Step = { name: string; run(): StepResult | Promise<StepResult> };
