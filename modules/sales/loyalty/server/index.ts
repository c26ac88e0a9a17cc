export { correctPoints } from './correct-points.ts';
export { earnPoints, giveBackPoints, returnPoints, spendPoints } from './move-points.ts';
export { personalPoints } from './personal-data.ts';
export { countPointProducts, setEarnedPoints, setPointWorth } from './point-rules.ts';
export { getPoints, getPointsBalance, listPointsProducts, type PointsAccount } from './points.ts';
