export { saveSetting } from './save-setting.ts';
