import { describe, expect, it } from 'vitest';
import { UnknownTablesError } from '#platform/db/server/migrate.ts';
import { describeDatabaseError } from './database-error.ts';

const failure = (code: string) => Object.assign(new Error('raw driver text'), { code });

describe('a database that cannot be used', () => {
  it.each([
    ['ECONNREFUSED', 'nothing answers'],
    ['ENOTFOUND', 'host name'],
    ['28P01', 'password is wrong'],
    ['3D000', 'does not exist'],
    ['42P01', 'lacks tables'],
  ])('%s is reported in one sentence', (code, words) => {
    const sentence = describeDatabaseError(failure(code));
    expect(sentence).toContain(words);
    expect(sentence).not.toContain('\n');
    expect(sentence).toContain('DATABASE_URL');
  });

  it('is found inside wrappers', () => {
    expect(describeDatabaseError(new Error('query failed', { cause: failure('28P01') }))).toContain('password');
    expect(describeDatabaseError(new AggregateError([failure('ECONNREFUSED')]))).toContain('nothing answers');
  });

  it('of other migrations keeps the sentence of the migration', () => {
    const error = new UnknownTablesError();
    expect(describeDatabaseError(error)).toBe(error.message);
    expect(error.message).not.toContain('\n');
  });

  it('is not blamed for other failures', () => {
    expect(describeDatabaseError(new TypeError('x is not a function'))).toBeUndefined();
    expect(describeDatabaseError('text')).toBeUndefined();
  });
});
