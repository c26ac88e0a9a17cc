import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isSearchable } from '#rules/catalogue/search/search-limits.ts';
import { rememberSearch } from './recent-searches.ts';

const LONGEST_REMEMBERED = 60;

/** Whatever way led to a page of results, its text is remembered on this device. */
export function useRememberSearch(text: string, minimum: number): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === '/szukaj' && isSearchable(text, minimum) && text.length <= LONGEST_REMEMBERED)
      rememberSearch(text);
  }, [pathname, text, minimum]);
}
