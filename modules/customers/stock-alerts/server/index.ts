export { askForNotice, type WantedNotice } from './ask-for-notice.ts';
export { endNotice, type FoundNotice, findNotice, noticesOf, sweepNotices } from './end-notice.ts';
export { notifyWaiting } from './notify-waiting.ts';
export { personalNotices } from './personal-data.ts';
