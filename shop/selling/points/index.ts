export { getPoints, type PointsAccount } from './get-points.ts';
export { getPointsBalance } from './get-points-balance.ts';
export { listPointsProducts } from './list-points-products.ts';
export { earnPoints, giveBackPoints, returnPoints, spendPoints } from './move-points.ts';
export { personalPoints } from './personal-data.ts';
