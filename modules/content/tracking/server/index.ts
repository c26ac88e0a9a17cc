export { personalTracking } from './personal-data.ts';
export { countTrackingEvents, findTakenEvent, queueTrackingEvent, takeTrackingEvents } from './tracking-events.ts';
