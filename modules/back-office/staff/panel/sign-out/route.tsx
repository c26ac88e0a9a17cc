import { type ActionFunctionArgs, redirect } from 'react-router';
import { HOME, type PanelHandle } from '../access.ts';
import { signOut } from './action.server.ts';

export const handle: PanelHandle = { access: 'half-open', actions: { leave: 'half-open' } };

export function loader() {
  throw redirect(HOME);
}

export const action = ({ context }: ActionFunctionArgs) => signOut(context);
