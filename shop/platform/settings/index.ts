export { rememberOrigin, saveSetting, writeSettings } from './save-setting.ts';
export { defaultSettings, type ShopSettings } from './shop-settings.ts';
