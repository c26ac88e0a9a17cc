export { fillZones, type ZoneQuestion } from './fill-zones.ts';
export { type EndingPromotion, findEndingPromotion } from './find-ending-promotion.ts';
