import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { Empty } from '#platform/panel-ui/empty.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import * as texts from '../texts/panel.ts';
import { changeTree, loadTree } from './action.server.ts';
import { CategoryTree } from './category-tree.tsx';

export const handle: PanelHandle = {
  access: 'catalogue.see',
  actions: {
    up: 'catalogue.change',
    down: 'catalogue.change',
    in: 'catalogue.change',
    out: 'catalogue.change',
    place: 'catalogue.change',
  },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadTree(args);
export const action = (args: ActionFunctionArgs) => changeTree(args);

export default function Categories() {
  const { categories, mayChange, answer } = useLoaderData<typeof loader>();
  const addLink = { to: '/zaplecze/kategorie/nowy', label: texts.add };
  return (
    <>
      <ScreenHeader title={texts.title} count={categories.length} lead={texts.lead}>
        {mayChange && <ButtonLink to={addLink.to}>{addLink.label}</ButtonLink>}
      </ScreenHeader>
      <ActResult answer={useActionData<typeof action>() ?? answer} />
      {categories.length === 0 ? (
        <Empty text={texts.empty} link={mayChange ? addLink : undefined} />
      ) : (
        <CategoryTree categories={categories} mayChange={mayChange} />
      )}
    </>
  );
}
