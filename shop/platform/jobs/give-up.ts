/** Thrown by a handler when trying again cannot help: the job is given up at once. */
export class GiveUp extends Error {
  override name = 'GiveUp';
}
