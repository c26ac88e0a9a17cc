export { type EndingPromotion, fillZones, findEndingPromotion, type ZoneQuestion } from './fill-zones.ts';
