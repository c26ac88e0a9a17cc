export { changeSeenSettings, changeSettings, type SettingsOutcome, writeSettings } from './change-settings.ts';
export { findLastBackup, type LastBackup, recordBackup } from './last-backup.ts';
export { changeMailServer, sendsMail } from './mail-server.ts';
export { refreshSettings } from './refresh-settings.ts';
export { saveSetting } from './save-setting.ts';
export { FACT_ROWS, factOf, rememberStart, writeFact } from './shop-facts.ts';
export { defaultSettings, placeOfReturns, type ShopSettings } from './shop-settings.ts';
