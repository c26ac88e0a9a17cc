export { markOfFrame, resetFrameLinks, saveFrameLinks } from './frame-links.ts';
export {
  findManagedBar,
  getBars,
  listManagedBars,
  moveBar,
  NEW_BAR,
  removeBar,
  saveBar,
  switchBar,
} from './manage-bars.ts';
export { bars } from './tables.ts';
