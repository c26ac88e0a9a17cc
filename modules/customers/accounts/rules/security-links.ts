export type SecurityDone = 'haslo' | 'email' | 'wyslano' | 'anulowano' | 'klucz' | 'polaczono' | 'odlaczono';

export type SecurityFault = 'too-many-mails' | 'last-way';

export const SECURITY_PAGE = '/konto/bezpieczenstwo';

export function securityDoneLink(done: SecurityDone): string {
  return `${SECURITY_PAGE}?${done}`;
}

export function securityFaultLink(fault: SecurityFault): string {
  return `${SECURITY_PAGE}?blad=${fault}`;
}
