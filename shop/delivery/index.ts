export { type CheapestDelivery, getCheapestDelivery } from './get-cheapest-delivery.ts';
