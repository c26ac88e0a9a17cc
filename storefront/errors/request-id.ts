import { createContext, useContext, useState } from 'react';

/** The id under which the log knows this request; the server gives it around the page. */
export const RequestIdContext = createContext('');

/** In the browser the id is read back from the error page the server wrote. */
export function useRequestId(): string {
  const given = useContext(RequestIdContext);
  const [id] = useState(() => given || getFromPage());
  return id;
}

function getFromPage(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector('[data-request-id]')?.textContent ?? '';
}
