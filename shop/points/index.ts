export { getPoints, type PointsAccount } from './get-points.ts';
export { earnPoints, giveBackPoints, spendPoints } from './move-points.ts';
