/** All that can be measured, loaded together once something is to be: who asks for help need not wait for it. */
export { DEMO_PRODUCTS, startBenchServer } from './bench-database.ts';
export { weighDocuments } from './document-weight.ts';
export { measureFinding } from './finding/measure-finding.ts';
export { reportFinding } from './finding/report-finding.ts';
export { measureFeeds } from './measure-feeds.ts';
export { measureImport } from './measure-import.ts';
export { measureScreens } from './measure-screens.ts';
export { measureShop } from './measure-shop.ts';
export { measureNumbers, reportNumbers } from './numbers/measure-numbers.ts';
export { measureStaffOrders } from './orders/measure-staff-orders.ts';
export { reportStaffOrders } from './orders/report-staff-orders.ts';
export { measurePanelProducts, reportPanelProducts } from './panel-products/measure-panel-products.ts';
export { measureContention } from './placing/measure-contention.ts';
export { measurePlacing } from './placing/measure-placing.ts';
export { reportContention, reportOrderRate } from './placing/report-placing.ts';
export { measureRender } from './render/measure-render.ts';
export { reportRender } from './render/report-render.ts';
export {
  reportDocuments,
  reportFeeds,
  reportFigures,
  reportImport,
  reportLighthouse,
  reportWeights,
} from './report.ts';
export { measureRound } from './round/measure-round.ts';
export { reportRound } from './round/report-round.ts';
export { weighBuild } from './screen-weight.ts';
export { measureSearch } from './search/measure-search.ts';
export { reportSearch } from './search/report-search.ts';
