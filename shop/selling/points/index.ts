export { earnPoints, giveBackPoints, returnPoints, spendPoints } from './move-points.ts';
export { personalPoints } from './personal-data.ts';
export { getPoints, getPointsBalance, listPointsProducts, type PointsAccount } from './points.ts';
