import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { AUDIT_OBJECTS, OTHER_ACTIONS } from '#platform/audit/rules/audit-actions.ts';
import { actionName, actions, objects } from './panel.ts';

const root = join(import.meta.dirname, '../../../..');
const sources = globSync('{modules,panel,platform,server,tools}/**/*.ts', { cwd: root })
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .filter((text) => /recordChanges?\(|OwnedRows</.test(text));

it('O.11 every recorded action has its own text, and every text an action', () => {
  const recorded = new Set(
    sources.flatMap((text) => [...text.matchAll(/'([a-z-]+\.[a-z-]+)'/g)].map(([, action]) => action)),
  );
  // Moves of returns, opinions and complaints are named after the state they lead to.
  const ofStates = /^(?:return|opinion|complaint)\./;
  const spoken = OTHER_ACTIONS.filter((action) => !ofStates.test(action));
  expect(spoken.filter((action) => !recorded.has(action))).toEqual([]);
  expect(OTHER_ACTIONS.filter((action) => !/\p{Lu}\p{Ll}+/u.test(actions[action]))).toEqual([]);
  expect(actionName('courier.created')).toBe('Dodanie');
  expect(actionName('payment-method.moved')).toBe('Zmiana kolejności');
  expect(actionName('unknown.action')).toBe('unknown.action');
});

it('O.11 every kind of resource in the log has a name', () => {
  const kinds = sources.flatMap((text) =>
    [...text.matchAll(/object(?:, from\] = \[| = |: )\{ kind: '([a-z-]+)'|kind: '([a-z-]+)',\s+tags/g)].map(
      ([, one, other]) => one ?? other,
    ),
  );
  expect(kinds.length).toBeGreaterThan(20);
  expect([...new Set(kinds)].toSorted()).toEqual(AUDIT_OBJECTS.toSorted());
  expect(Object.values(objects).every((name) => /^\p{Lu}/u.test(name))).toBe(true);
});
