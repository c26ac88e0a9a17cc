import { expect, it } from 'vitest';
import { parseFields } from '#platform/forms/rules/typed-fields.ts';
import { mailServerFields, toMailFault } from './mail-server.ts';

const server = { host: 'smtp.gawra.pl', port: '587', security: 'starttls', user: '', password: '', sender: '' };
const faults = (typed: object) => parseFields(mailServerFields, { ...server, ...typed }).faults;

it.each([{}, { host: 'localhost' }, { host: '10.0.0.1' }, { host: '::1' }, { sender: 'sklep@gawra.pl', port: '25' }])(
  'a mail server like %j is right',
  (typed) => expect(faults(typed)).toBeNull(),
);

it.each([
  [{ host: '' }, { host: 'required' }],
  [{ host: 'smtp://smtp.gawra.pl' }, { host: 'host' }],
  [{ host: 'smtp.gawra.pl:587' }, { host: 'host' }],
  [{ host: '-gawra.pl' }, { host: 'host' }],
  [{ port: '0' }, { port: 'out-of-range' }],
  [{ port: '65536' }, { port: 'out-of-range' }],
  [{ security: 'ssl' }, { security: 'choice' }],
  [{ sender: 'Gawra' }, { sender: 'email' }],
])('%j is wrong', (typed, wrong) => expect(faults(typed)).toEqual(wrong));

it.each([
  [{ code: 'EDNS' }, 'not-found'],
  [{ code: 'ESOCKET', message: 'getaddrinfo ENOTFOUND smtp.x' }, 'not-found'],
  [{ code: 'EAUTH', message: 'Invalid login: 535' }, 'sign-in'],
  [{ code: 'ETLS' }, 'encryption'],
  [{ code: 'ESOCKET', message: 'self-signed certificate' }, 'encryption'],
  [{ code: 'ESOCKET', message: 'SSL routines::wrong version number' }, 'encryption'],
  [{ code: 'EENVELOPE' }, 'refused'],
  [{ code: 'EMESSAGE' }, 'refused'],
  [{ code: 'ECONNECTION', message: 'connect ECONNREFUSED' }, 'no-answer'],
  [{ code: 'ETIMEDOUT', message: 'Connection timeout' }, 'no-answer'],
  [{}, 'no-answer'],
])('%j is reported as %s', (error, fault) => expect(toMailFault(error)).toBe(fault));
