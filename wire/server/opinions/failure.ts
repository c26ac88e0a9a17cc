import type { OpinionFault } from '#rules/after-sale/opinions/opinion-fault.ts';
import type { WireContext } from '../context.ts';

/** `result` stays an object, whatever went wrong (contract 6.8). */
export function failure(
  { opinionFaultText }: WireContext,
  fault: OpinionFault,
): { result: Record<string, never>; errors: { faultCode: string; faultString: string } } {
  return { result: {}, errors: { faultCode: fault, faultString: opinionFaultText?.(fault) ?? fault } };
}
