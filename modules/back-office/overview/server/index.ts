export { type Belongings, countBelongings } from './count-belongings.ts';
export { countSales, type SalesDays, type SalesPeriod } from './count-sales.ts';
export { countWaiting, findFirstDue, WAITING, type Waiting } from './count-waiting.ts';
export { type Found, findAnything, MIN_TEXT_LENGTH } from './find-anything.ts';
export { findGuest, type ListedCustomer, listCustomersForStaff } from './list-customers.ts';
export { findObjects, type NamedObject, nameKey, nameObjects } from './name-objects.ts';
