import path from 'node:path';
import { expect, it } from 'vitest';
import { chunkGroups, isPartOf, missingPaths } from './chunks.ts';

const root = path.join(import.meta.dirname, '../..');

it('names only files and folders that are there', () => {
  expect(chunkGroups(root).length).toBeGreaterThan(5);
});

it('stops where a file was moved away', () => {
  const chunk = { name: 'x', of: ['storefront/root.tsx', 'storefront/gone.tsx'], except: ['platform/ui/gone.ts'] };
  expect(missingPaths(root, [chunk])).toEqual(['storefront/gone.tsx', 'platform/ui/gone.ts']);
  expect(() => chunkGroups(path.join(root, 'tools'))).toThrow('tools/build/chunks.ts names missing paths');
});

it('takes a file, a whole folder, and nothing that only begins alike', () => {
  const isIn = isPartOf('/shop/app', {
    name: 'x',
    of: ['platform/ui/field.tsx', 'platform/money'],
    except: ['platform/money/vat.ts'],
  });
  expect(isIn('/shop/app/platform/ui/field.tsx?route')).toBe(true);
  expect(isIn('/shop/app/platform/money/grosze.ts')).toBe(true);
  expect(isIn('/shop/app/platform/money/vat.ts')).toBe(false);
  expect(isIn('/shop/app/platform/money-back.ts')).toBe(false);
  expect(isIn('/shop/app/platform/ui/field-messages.tsx')).toBe(false);
  expect(isIn('/elsewhere/platform/ui/field.tsx')).toBe(false);
});
