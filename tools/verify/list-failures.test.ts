import { expect, it } from 'vitest';
import { listFailures } from './list-failures.ts';
import { listSecondTries } from './second-tries.ts';

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

it('what passed at the second try only is named in the line of its step', () => {
  const output = '···\npassed at the second try only: a.test.ts: adds (expected 1 to be 2)\n···';
  expect(listSecondTries(output)).toEqual(['passed at the second try only: a.test.ts: adds (expected 1 to be 2)']);
});
