export { addCompared, type CompareOutcome, MOST_COMPARED } from './add-compared.ts';
export { type ComparedProduct, listCompared } from './list-compared.ts';
export { removeCompared } from './remove-compared.ts';
