import { data, type RouterContextProvider } from 'react-router';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import { ROLES, type Role } from '../../rules/permissions.ts';
import {
  cancelInvitation,
  changeRole,
  invite,
  listInvitations,
  listStaff,
  type PeopleChange,
  type ResetKind,
  sendStaffReset,
  switchOff,
  switchOn,
} from '../../server/index.ts';
import * as texts from '../../texts/panel-people.ts';
import { textOf, unknownIntent } from '../entering.server.ts';
import { staffOf, staffShop } from '../staff.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadPeople(context: Context) {
  const shop = staffShop(context);
  const own = staffOf(context).id;
  const people = await listStaff(shop);
  return {
    people: people.map((person) => ({ ...person, isOwn: person.id === own })),
    invitations: await listInvitations(shop),
  };
}

export type PeopleAnswer = ActAnswer & {
  /** The link of an invitation, shown this once. */
  link?: string;
  inviteFault?: string;
  email?: string;
  role?: Role;
};

export async function changePeople(context: Context, request: Request) {
  const form = await request.formData();
  const shop = staffShop(context);
  const id = Number(textOf(form, 'id'));
  switch (form.get('intent')) {
    case 'invite':
      return invitePerson(context, form);
    case 'cancel-invitation':
      return answer((await cancelInvitation(shop, id)) ? 'changed' : 'unknown', texts.done.cancelled);
    case 'role':
      return answer(await changeRole(shop, id, roleOf(form)), texts.done.role);
    case 'switch-off':
      return answer(await switchOff(shop, id), texts.done.off);
    case 'reset-password':
      return sendReset(shop, id, 'password');
    case 'reset-access':
      return sendReset(shop, id, 'access');
    case 'switch-on':
      return answer(await switchOn(shop, id), texts.done.on);
    default:
      throw unknownIntent();
  }
}

async function invitePerson(context: Context, form: FormData) {
  const email = textOf(form, 'email').trim();
  const role = roleOf(form);
  const invited = await invite(staffShop(context), { email, role });
  if (invited.kind === 'invited') return { done: texts.done.invited(email), link: invited.link };
  return data<PeopleAnswer>({ inviteFault: texts.refused[invited.kind], email, role }, 400);
}

async function sendReset(shop: Shop, id: number, kind: ResetKind) {
  const sent = await sendStaffReset(shop, id, kind);
  if (sent === 'sent') return { done: texts.done.reset };
  return data<PeopleAnswer>({ refused: texts.refused[sent] }, sent === 'unknown' ? 404 : 409);
}

function answer(change: PeopleChange, done: string) {
  if (change === 'changed') return { done };
  return data<PeopleAnswer>({ refused: texts.refused[change] }, change === 'unknown' ? 404 : 409);
}

function roleOf(form: FormData): Role {
  const role = ROLES.find((one) => one === form.get('role'));
  if (!role) throw data(null, 400);
  return role;
}
