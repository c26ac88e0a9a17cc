export { addCustomerNote, listCustomerNotes } from './notes.ts';
export { personalNotes } from './personal-data.ts';
