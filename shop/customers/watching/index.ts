export { personalWatching } from './personal-data.ts';
export { sweepAlerts, tellPriceDrop, tellPriceDrops, tellReturn } from './tell-watchers.ts';
export { getWatching, isWatching, setWatching, stopWatching } from './watch-settings.ts';
