import { reportFile } from '../report.ts';
import type { StaffOrderFigures } from './measure-staff-orders.ts';

/** O.12: within this a page of the list stands, however many orders there are. */
const BAR_MS = 150;

export function reportStaffOrders({ orders, screens, file }: StaffOrderFigures): string[] {
  return [
    `The list of ${orders.toLocaleString('en')} orders in the panel, whole pages`,
    ...screens.map(({ what, latency: { p50, p95, count } }) => {
      const value = `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${count})`;
      return `  ${what.padEnd(34)} ${value.padEnd(44)} p95 ${BAR_MS} ms: ${p95 <= BAR_MS ? 'met' : 'MISSED'}`;
    }),
    ...reportFile(file),
  ];
}
