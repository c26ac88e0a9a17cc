import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadResource, saveResource } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { ResourceEditor } from '#modules/back-office/resources/panel/resource-editor.tsx';
import { editedResource } from './resources.server.ts';

export const loader = (args: LoaderFunctionArgs) => loadResource(editedResource(args.url.pathname), args);
export const action = (args: ActionFunctionArgs) => saveResource(editedResource(args.url.pathname), args);

/** The editor of any resource of the table in resources.server.ts. */
export default function Editor() {
  return <ResourceEditor key={useLoaderData<typeof loader>().list} />;
}
