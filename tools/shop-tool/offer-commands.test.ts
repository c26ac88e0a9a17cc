import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { equipShop } from '#shop/platform/db/testing/order-shop.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { findManagedCourier } from '#shop/selling/delivery/index.ts';
import { parseCommand } from './run-command.ts';

const { shop } = await testDatabase({ filled: 'empty' });
await equipShop(shop);
const folder = await mkdtemp(join(tmpdir(), 'offer-'));
afterAll(() => rm(folder, { recursive: true }));
const run = async (...typed: string[]) => (await parseCommand(typed).run(shop)).join('\n');

describe('the offer by command', () => {
  it('a courier is made, changed field by field, switched and removed', async () => {
    const made = await run('couriers', 'save', 'name=Rower', 'prepaidCost=9,90', 'rates=5;;7;\\n10;;8;');
    const id = Number(/\d+/.exec(made)?.[0]);
    await run('couriers', 'save', String(id), 'days=3');
    expect(await findManagedCourier(shop, id)).toMatchObject({ name: 'Rower', prepaidCost: 990, days: 3 });
    expect((await findManagedCourier(shop, id))?.rates).toHaveLength(2);
    await run('couriers', 'off', String(id));
    expect(await run('couriers', 'list')).toMatch(/off +Rower/);
    await expect(run('couriers', 'save', String(id), 'days=szybko')).rejects.toThrow('days: whole-number');
    await expect(run('couriers', 'save', String(id), 'kolor=biały')).rejects.toThrow('none of: name');
    expect(await run('couriers', 'remove', String(id))).toBe('Removed.');
  });

  it('points come from a file, or its faults by row', async () => {
    const file = join(folder, 'points.csv');
    await writeFile(file, 'id,street,zipcode,city,lat,lng\nA1,Długa 1,31-147,Kraków,50.07,19.93\n');
    expect(await run('points', 'import', '2', '--file', file)).toContain('1 new');
    await writeFile(file, 'id,street,zipcode,city,lat,lng\nA1,Długa 1,x,Kraków,50.07,19.93\n');
    await expect(run('points', 'import', '2', '--file', file)).rejects.toThrow('row 2: zipcode postcode');
  });

  it('ways to pay, codes and cards are saved, listed and blocked', async () => {
    await run('payments', 'save', 'name=Gotówka', 'kind=dvp', 'cost=2');
    expect(await run('payments', 'list')).toMatch(/on +Gotówka +dvp/);
    await run('express', 'save', 'name=Migiem', 'code=migiem', 'basketOnly=1');
    expect(await run('express', 'list')).toMatch(/on +Migiem +migiem +in baskets only/);
    await run('rebates', 'save', 'LUTY5', 'percent=5');
    await run('rebates', 'save', 'LUTY5', 'name=Luty');
    expect(await run('rebates', 'list')).toMatch(/LUTY5 +5% +on +0 used +Luty/);
    await run('rebates', 'block', 'luty5');
    expect(await run('rebates', 'list')).toContain('blocked');
    expect(await run('rebates', 'remove', 'LUTY5')).toBe('Removed.');
    const [number = ''] = (await run('gift-cards', 'issue', 'amount=50')).split(' ');
    await run('gift-cards', 'block', number);
    expect(await run('gift-cards', 'show', number)).toMatch(/50,00.*blocked/);
    await expect(run('gift-cards', 'show', '0000')).rejects.toThrow('no such card');
  });
});
