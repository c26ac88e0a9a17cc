export { notifyOfPriceDrop, notifyOfPriceDrops, notifyOfReturn, sweepAlerts } from './notify-watchers.ts';
export { personalWatching } from './personal-data.ts';
export { getWatching, isWatching, setWatching, stopWatching } from './watch-settings.ts';
