export { earnPoints, giveBackPoints, spendPoints } from './move-points.ts';
export { getPoints, type PointsAccount } from './get-points.ts';
