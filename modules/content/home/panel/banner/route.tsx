import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { save } from '#modules/back-office/resources/texts/panel.ts';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { PicturesField } from '#modules/content/pictures/panel/pictures-field.tsx';
import { formatMegabytes } from '#platform/files/rules/file-size.ts';
import { OWNER_PICTURES, TOO_LARGE } from '#platform/files/rules/owner-pictures.ts';
import { imageAddress } from '#platform/images/rules/image-address.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { inputFaults } from '#platform/panel-ui/texts/faults.ts';
import { Button } from '#platform/ui/button.tsx';
import { BANNER_SIZES, bannerFields, bannerSizes } from '../../rules/banner-fields.ts';
import { banners as texts, bannerFields as words } from '../../texts/panel.ts';
import { changeBanner, loadBanner } from './action.server.ts';

const LIST = '/zaplecze/bannery';
const MAX = formatMegabytes(OWNER_PICTURES.maxBytes);

export const handle: PanelHandle = {
  access: 'content.see',
  actions: { save: 'content.change', [TOO_LARGE]: 'content.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadBanner(args);
export const action = (args: ActionFunctionArgs) => changeBanner(args);

type Name = keyof typeof bannerFields;

export default function Banner() {
  const { id, typed: saved, mark, mayChange } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const typed = answer?.typed ?? saved;
  return (
    <>
      <ScreenHeader title={id === null ? texts.create : saved.title} back={{ to: LIST, label: texts.title }} />
      <ActResult answer={answer} />
      <Form method="post" encType="multipart/form-data" noValidate className="grid max-w-[60rem] gap-4">
        <input type="hidden" name="mark" value={answer?.mark ?? mark} />
        <Section title={texts.words}>
          <div className="grid gap-4 sm:grid-cols-2">
            {(Object.keys(bannerFields) as Name[]).map((name) => {
              const fault = answer?.faults?.[name];
              return (
                <TextField
                  key={name}
                  {...words[name]}
                  name={name}
                  type={bannerFields[name].kind === 'moment' ? 'datetime-local' : 'text'}
                  defaultValue={typed[name]}
                  required={bannerFields[name].required}
                  error={fault && inputFaults[fault]}
                  autoComplete="off"
                />
              );
            })}
          </div>
        </Section>
        <Pictures />
        {mayChange && (
          <div>
            <Button type="submit" name="intent" value="save">
              {save}
            </Button>
          </div>
        )}
      </Form>
    </>
  );
}

function Pictures() {
  const { files } = useLoaderData<typeof loader>();
  return (
    <Section title={texts.pictures} lead={texts.picturesHint(MAX)}>
      <div className="grid gap-4 sm:grid-cols-3">
        {bannerSizes.map((size) => (
          <div key={size} className="grid content-start gap-2">
            <PicturesField label={texts.sizes[size]} name={size} />
            {files && (
              <img src={imageAddress(files[size], 320)} alt="" {...BANNER_SIZES[size]} className="h-auto w-full" />
            )}
          </div>
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={texts.focusX} name="focusX" type="range" min={0} max={100} step={5} defaultValue={50} />
        <TextField label={texts.focusY} name="focusY" type="range" min={0} max={100} step={5} defaultValue={50} />
      </div>
    </Section>
  );
}
