export { endNotice, type FoundNotice, findNotice, noticesOf, sweepNotices } from './end-notice.ts';
export { listNotified, notifyWaiting } from './notify-waiting.ts';
export { personalNotices } from './personal-data.ts';
export { requestNotice, type WantedNotice } from './request-notice.ts';
