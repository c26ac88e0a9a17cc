export { type CheapestDelivery, getCheapestDelivery } from './get-cheapest-delivery.ts';
export {
  findLastPoint,
  findPoint,
  type PickupPoint,
  type PointsAnswer,
  type PointsQuestion,
  rememberPoint,
  searchPoints,
} from './search-points.ts';
