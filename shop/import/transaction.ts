import type { Shop } from '../shop.ts';

export type Transaction = Parameters<Parameters<Shop['db']['transaction']>[0]>[0];
