import type { RouterContextProvider } from 'react-router';
import { COURIER_FAULTS, changeCourierSettings, listCourierSettings } from '#modules/sales/delivery/server/index.ts';
import { onlyForDevelopers } from '#platform/shell/storefront/not-found.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';

/** The dials of all couriers; only where developers' screens are on. */
export async function loadCourierSettings(context: Readonly<RouterContextProvider>) {
  onlyForDevelopers(context);
  return { couriers: await listCourierSettings(context.get(shopContext)) };
}

export async function receiveCourierSettings(request: Request, context: Readonly<RouterContextProvider>) {
  onlyForDevelopers(context);
  const form = await request.formData().catch(() => new FormData());
  const fault = COURIER_FAULTS.find((known) => known === form.get('fault')) ?? '';
  const courierId = Number(form.get('courier'));
  const requestsClientNumber = form.has('requestsClientNumber');
  await changeCourierSettings(context.get(shopContext), courierId, { fault, requestsClientNumber });
  return { courierId };
}
