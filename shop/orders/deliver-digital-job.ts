import { jobKind } from '../jobs/index.ts';

/** Gives what was paid for and needs no parcel. Queued with the money that completes an order; shop/digital does it. */
export const deliverDigitalJob = jobKind<{ orderId: number }>('deliver-digital');
