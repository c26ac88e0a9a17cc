export {
  addCompared,
  type ComparedProduct,
  type CompareOutcome,
  type Comparison,
  copyCompared,
  getComparison,
  listCompared,
  removeCompared,
} from './compared-products.ts';
export { personalComparison } from './personal-data.ts';
export { COMPARED_OF_VISITOR } from './tables.ts';
