export { personalTracking } from './personal-data.ts';
export { countTrackingEvents, queueTrackingEvent } from './queue-events.ts';
export { findTakenEvent, takeTrackingEvents } from './take-events.ts';
