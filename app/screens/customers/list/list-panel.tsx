import { ListNameInput } from '#app/features/customers/shopping-list/list-name-input.tsx';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { listTexts } from '#texts/customers/lists.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import type { ListPanel } from './list-setting.ts';
import type { ShownList } from './load.server.ts';
import { SharePanel } from './share-panel.tsx';
import { useListForms } from './use-list-forms.ts';

interface ListPanelViewProps {
  list: ShownList;
  panel: ListPanel;
}

/** What the settings select opened. */
export function ListPanelView({ list, panel }: ListPanelViewProps) {
  const handleSubmit = useListForms(list.id);
  if (panel === 'share') return <SharePanel list={list} onSubmit={handleSubmit} />;
  const { rename, remove, removeYes, cancel, create } = listTexts;
  return (
    <Card className="mt-4 max-w-xl">
      <h2 className="text-xl">{panel === 'rename' ? rename.title : remove.ask}</h2>
      {/* S5.56: the browser itself checks the name. */}
      <PostForm action={list.address} onSubmit={handleSubmit} className="mt-4 grid gap-4">
        {panel === 'rename' ? (
          <ListNameInput key={list.name} id="list-name" label={create.name} defaultValue={list.name} />
        ) : (
          <p>{remove.sure}</p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="intent"
            value={panel === 'rename' ? 'rename' : 'delete'}
            look={panel === 'rename' ? 'primary' : 'danger'}
            className="list-control"
          >
            {panel === 'rename' ? rename.submit : removeYes}
          </Button>
          <ButtonLink to={list.address} look="quiet" preventScrollReset>
            {cancel}
          </ButtonLink>
        </div>
      </PostForm>
    </Card>
  );
}
