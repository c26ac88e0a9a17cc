import { expect, it } from 'vitest';
import { listFailures } from './list-failures.ts';

const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };

it('names every failed test with its reason, and a file that did not load with what it said', () => {
  const failures = listFailures(
    [
      { name: '/shop/a.test.ts', status: 'passed', message: '', assertionResults: [passed] },
      {
        name: '/shop/b.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          passed,
          { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1 to be 2'] },
        ],
      },
      { name: '/shop/c.test.ts', status: 'failed', message: 'no module d', assertionResults: [] },
    ],
    '/shop',
  );

  expect(failures).toEqual(['b.test.ts: subtracts\nexpected 1 to be 2', 'c.test.ts: no module d']);
});
