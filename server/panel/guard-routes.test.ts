import { RouterContextProvider, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { staffContext } from '#modules/back-office/staff/panel/staff.server.ts';
import type { Role } from '#modules/back-office/staff/rules/permissions.ts';
import type { StaffFactor } from '#modules/back-office/staff/server/index.ts';
import { guardRoutes } from './guard-routes.ts';

type Routes = ServerBuild['routes'];

function screen(handle: PanelHandle | undefined) {
  const module = { handle, default: () => null, loader: () => 'seen', action: () => 'done' };
  const routes: Routes = { screen: { id: 'screen', path: 'x', module } };
  return guardRoutes(routes).screen?.module;
}

const orders: PanelHandle = { access: 'orders.see', actions: { move: 'orders.move', refund: 'money.refund' } };

async function open(who: { role: Role; factor?: StaffFactor } | null, intent?: string, handle = orders) {
  const context = new RouterContextProvider();
  const staff = who && { id: 1, name: 'Ola', email: 'ola@example.pl', role: who.role };
  context.set(
    staffContext,
    staff && who ? { id: 1, staff, factor: who.factor ?? 'checked', factorCheckedAt: null } : null,
  );
  const body = intent === undefined ? undefined : new URLSearchParams({ intent });
  const request = new Request('https://shop.test/zaplecze/x?strona=2', { method: body ? 'POST' : 'GET', body });
  const module = screen(handle);
  const run = body ? module?.action : module?.loader;
  try {
    return await run?.({ context, request, params: {} } as never);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('Location');
    return (thrown as { init?: { status?: number } }).init?.status;
  }
}

describe('the guard of the panel', () => {
  it('O.09 opens to roles that may, refuses the others', async () => {
    expect(await open({ role: 'warehouse' })).toBe('seen');
    expect(await open({ role: 'editor' })).toBe(403);
  });

  it('O.09 asks each act for its own permission', async () => {
    expect(await open({ role: 'warehouse' }, 'move')).toBe('done');
    expect(await open({ role: 'warehouse' }, 'refund')).toBe(403);
    expect(await open({ role: 'manager' }, 'refund')).toBe('done');
  });

  it('O.09 refuses what the screen does not name', async () => {
    for (const intent of ['', 'delete', 'toString', 'constructor'])
      expect(await open({ role: 'owner' }, intent)).toBe(400);
  });

  it('O.08 leads to the sign-in, and without a second factor no further than to it', async () => {
    expect(await open(null)).toBe('/zaplecze/logowanie?dalej=%2Fzaplecze%2Fx%3Fstrona%3D2');
    expect(await open(null, 'move')).toBe('/zaplecze/logowanie');
    expect(await open({ role: 'owner', factor: 'needed' })).toMatch('/zaplecze/logowanie/kod');
    expect(await open({ role: 'owner', factor: 'enrol' }, 'move')).toBe('/zaplecze/logowanie/kod');
  });

  it('O.08 half-open screens want a password, open ones nothing', async () => {
    const halfOpen: PanelHandle = { access: 'half-open', actions: { confirm: 'half-open' } };
    expect(await open({ role: 'editor', factor: 'needed' }, 'confirm', halfOpen)).toBe('done');
    expect(await open(null, 'confirm', halfOpen)).toBe('/zaplecze/logowanie');
    expect(await open(null, undefined, { access: 'anyone', actions: {} })).toBe('seen');
  });

  it('a route that does not say who may stops the start', () => {
    expect(() => screen(undefined)).toThrow('who may open it');
    expect(() => screen({ access: 'panel.open' })).toThrow('who may do');
  });
});
