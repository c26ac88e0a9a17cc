import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { changeRow, loadResourceList } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceScreen } from '#modules/back-office/resources/panel/resource-screen.tsx';
import { listedResource } from './resources.server.ts';

export const loader = (args: LoaderFunctionArgs) => loadResourceList(listedResource(args.url.pathname), args);
export const action = (args: ActionFunctionArgs) => changeRow(listedResource(args.url.pathname), args);

/** The list of any resource of the table in resources.server.ts. */
export default function List() {
  const { list, saved } = useLoaderData<typeof loader>();
  return <ResourceScreen key={list} answer={useActionData<typeof action>() ?? saved} />;
}
