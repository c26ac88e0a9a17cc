import { describeOpinionFault, type OpinionFault } from '#shop/opinions/index.ts';

/** `result` stays an object, whatever went wrong (contract 6.8). */
export function failure(fault: OpinionFault): {
  result: Record<string, never>;
  errors: { faultCode: string; faultString: string };
} {
  return { result: {}, errors: { faultCode: fault, faultString: describeOpinionFault(fault) } };
}
