export { addCompared, type CompareOutcome } from './add-compared.ts';
export { type Comparison, getComparison } from './get-comparison.ts';
export { type ComparedProduct, listCompared } from './list-compared.ts';
export { personalComparison } from './personal-data.ts';
export { removeCompared } from './remove-compared.ts';
