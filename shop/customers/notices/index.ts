export { askForNotice, type WantedNotice } from './ask-for-notice.ts';
export { endNotice, type FoundNotice, findNotice } from './end-notice.ts';
export { noticesOf } from './notices-of.ts';
export { personalNotices } from './personal-data.ts';
export { sweepNotices } from './sweep-notices.ts';
export { tellWaiting } from './tell-waiting.ts';
