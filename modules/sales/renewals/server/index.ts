export { renewSubscriptions } from './renew-subscriptions.ts';
