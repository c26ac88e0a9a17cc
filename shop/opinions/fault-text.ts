import { type OpinionFault, opinionFaultText } from '#texts/opinions.ts';

/** Why something was not taken, in the words the calls of the contract hand to the shopper. */
export function describeOpinionFault(fault: OpinionFault): string {
  return opinionFaultText(fault);
}

export type { OpinionFault };
