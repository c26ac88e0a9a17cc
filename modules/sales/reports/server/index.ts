export { gatherNumbers } from './gather-numbers.ts';
export { type DaySales, listBestSellers, listSalesDays, type SoldProduct } from './sales-by-day.ts';
export { sumSales } from './sum-sales.ts';
