export { deliverDigital } from './deliver-digital.ts';
export { type DigitalFile, findDownload, setDigital, writeDigital } from './downloads.ts';
