import type { BlockName } from '#wire/batch-answer.ts';
import type { Personal } from './personal.ts';

export type PersonalBlock = BlockName;

export async function askPersonal(_blocks?: readonly PersonalBlock[]): Promise<Partial<Personal> | null> {
  return null;
}
