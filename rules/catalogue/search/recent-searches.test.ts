import { expect, it } from 'vitest';
import { addRecent, withoutRecent } from './recent-searches.ts';

it('puts the newest search first and keeps each once', () => {
  expect(addRecent(['termos', 'śpiwór'], ' Spiwor ')).toEqual(['Spiwor', 'termos']);
});

it('remembers five', () => {
  expect(addRecent(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
});

it('forgets one', () => {
  expect(withoutRecent(['termos', 'śpiwór'], 'śpiwór')).toEqual(['termos']);
});
