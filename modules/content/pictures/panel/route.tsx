import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { TOO_LARGE } from '#platform/files/rules/owner-pictures.ts';
import { imageAddress } from '#platform/images/rules/image-address.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { Empty } from '#platform/panel-ui/empty.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { SearchBar } from '#platform/panel-ui/search-bar.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Link } from '#platform/ui/link.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import * as texts from '../texts/panel.ts';
import { changePictures, loadPictures } from './load.server.ts';
import { AddPictureFields } from './rich-text/add-picture-fields.tsx';

export const handle: PanelHandle = {
  access: 'content.see',
  actions: {
    add: 'content.change',
    [TOO_LARGE]: 'content.change',
    describe: 'content.change',
    remove: 'content.change',
  },
  title: texts.title,
};
export const loader = ({ context, request }: LoaderFunctionArgs) => loadPictures(context, request);
export const action = ({ context, request }: ActionFunctionArgs) => changePictures(context, request);

export default function Pictures() {
  const { text, pictures, next, mayChange } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <ActResult answer={answer} />
      {mayChange && (
        <Section title={texts.add.title} className="mb-6 max-w-[40rem]">
          <Form method="post" encType="multipart/form-data" key={pictures[0]?.id}>
            <AddPictureFields alt={answer?.alt} />
          </Form>
        </Section>
      )}
      <div className="mb-4">
        <SearchBar label={texts.search} name="szukaj" value={text} submit={texts.find} />
      </div>
      {pictures.length === 0 && <Empty text={text === '' ? texts.empty : texts.nothingFound} />}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {pictures.map((picture) => (
          <PictureCard key={picture.id} picture={picture} />
        ))}
      </ul>
      {next && (
        <p className="mt-4">
          <Link to={next} className="underline">
            {texts.older}
          </Link>
        </p>
      )}
    </>
  );
}

function PictureCard({ picture }: { picture: ReturnType<typeof useLoaderData<typeof loader>>['pictures'][number] }) {
  const { mayChange } = useLoaderData<typeof loader>();
  const { id, file, name, alt, width, height } = picture;
  return (
    <li className="panel-card grid content-start gap-3">
      <img
        src={imageAddress(file, 320)}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        className="aspect-[4/3] w-full rounded-sm bg-surface-2 object-contain"
      />
      <p className="truncate text-ink-soft text-sm" title={name}>
        {name}, {texts.measures(width, height)}
      </p>
      {mayChange && (
        <Form method="post" className="grid gap-2">
          <input type="hidden" name="id" value={id} />
          <Input name="alt" defaultValue={alt} aria-label={texts.altOf(name)} maxLength={300} />
          <div className="flex gap-2">
            <Button type="submit" name="intent" value="describe" look="secondary" size="sm">
              {texts.save}
            </Button>
            <ConfirmButton intent="remove" look="quiet" size="sm" question={texts.removeQuestion(name)}>
              {texts.remove}
            </ConfirmButton>
          </div>
        </Form>
      )}
    </li>
  );
}
