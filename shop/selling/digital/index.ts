export { deliverDigital } from './deliver-digital.ts';
export { type DigitalFile, findDownload, setDigital } from './downloads.ts';
