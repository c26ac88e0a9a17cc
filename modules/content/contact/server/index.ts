export { sendContactMessage } from './send-message.ts';
