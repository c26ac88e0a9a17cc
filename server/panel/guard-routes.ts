import { data, type RouterContextProvider, redirect, type ServerBuild } from 'react-router';
import { type Access, isPanelHandle, type PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { admitSensitiveAct } from '#modules/back-office/staff/panel/recent-factor.server.ts';
import { FACTOR, SIGN_IN, staffContext } from '#modules/back-office/staff/panel/staff.server.ts';
import { mayDo } from '#modules/back-office/staff/rules/permissions.ts';
import { resourceHandle } from '#panel/resources/resources.server.ts';
import type { FormAnswer } from '#platform/panel-ui/action-result.tsx';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;
type Module = Route['module'];
const FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

type Args = Parameters<NonNullable<Module['loader']>>[0];

/** O.09: every loader and action of the panel runs behind what its route says of who may (`PanelHandle`); a route that says nothing stops the start. */
export function guardRoutes(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route && { ...route, module: guardModule(id, route.module) }]),
  );
}

/** The route's own handle, or that of the resource the shared screen shows. */
export const handleOf = (id: string, { handle }: Module): unknown => resourceHandle(id) ?? handle;

function guardModule(id: string, module: Module): Module {
  const { loader, action } = module;
  const handle = handleOf(id, module);
  // The frame is for every user who may see the screen in it.
  if (id === 'root') return module;
  if (!isPanelHandle(handle)) throw new Error(`The panel's route ${id} does not say who may open it`);
  if (action && !handle.actions) throw new Error(`The panel's route ${id} does not say who may do what it does`);
  const unnamed = handle.sensitive?.filter((intent) => !handle.actions?.[intent]) ?? [];
  if (unnamed.length > 0)
    throw new Error(`The panel's route ${id} does not do what it calls sensitive: ${unnamed.join(', ')}`);
  return {
    ...module,
    // A screen without a loader gets one: it must not open by its address alone.
    loader: async (args: Args) => {
      checkAccess(args, handle.access);
      return loader ? loader(args) : null;
    },
    ...(action && {
      action: async (args: Args) => {
        checkAccess(args, handle.access);
        const { form, intent, access } = await readAct(args.request, handle);
        checkAccess(args, access);
        if (handle.sensitive?.includes(intent)) await admitSensitiveAct(args.context, form);
        return toAnswer(args.request, await action(args));
      },
    }),
  };
}

/**
 * A refusal is no success: a browser without a script receives a 4xx status. The router's own call keeps its status, for after
 * an error it would not render the screen anew, and many refusals are due to a concurrent change.
 */
function toAnswer(request: Request, answer: unknown): unknown {
  const isDocument = !new URL(request.url).pathname.endsWith('.data');
  return isDocument && isRefusal(answer) ? data(answer, 400) : answer;
}

function isRefusal(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || answer instanceof Response) return false;
  const { done, refused, faults }: Partial<FormAnswer> = answer;
  return !done && (Boolean(refused) || Object.values(faults ?? {}).some(Boolean));
}

async function readAct(request: Request, { actions = {} }: PanelHandle) {
  if (!FORM.test(request.headers.get('Content-Type') ?? '')) throw data(null, 415);
  const form = await request.clone().formData();
  const intent = String(form.get('intent'));
  const access = Object.hasOwn(actions, intent) ? actions[intent] : undefined;
  if (!access) throw data(null, 400);
  return { form, intent, access };
}

function checkAccess({ context, request }: Args, access: Access): void {
  if (access === 'anyone') return;
  const session = (context as Readonly<RouterContextProvider>).get(staffContext);
  const { pathname, search } = new URL(request.url);
  const onwards =
    request.method === 'GET' ? `?dalej=${encodeURIComponent(pathname.replace(/\.data$/, '') + search)}` : '';
  if (!session) throw redirect(SIGN_IN + onwards);
  if (access === 'half-open') return;
  if (session.factor !== 'checked') throw redirect(FACTOR + onwards);
  if (!mayDo(session.staff.role, access)) throw data(null, 403);
}
