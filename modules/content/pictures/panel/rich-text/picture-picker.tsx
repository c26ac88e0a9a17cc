import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useFetcher } from 'react-router';
import { imageAddress } from '#platform/images/rules/image-address.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import * as texts from '../../texts/panel.ts';
import { AddPictureFields } from './add-picture-fields.tsx';

export interface ChosenPicture {
  id: number;
  file: string;
  alt: string;
  width: number;
  height: number;
}

interface Loaded {
  pictures: ChosenPicture[];
  mayChange: boolean;
}

interface Added {
  added?: ChosenPicture;
  refused?: string;
}

const PICTURES = '/zaplecze/obrazy';

export function PicturePicker({ onChoose, onClose }: { onChoose(picture: ChosenPicture): void; onClose(): void }) {
  const loaded = useFetcher<Loaded>();
  const adding = useFetcher<Added>();
  const { load } = loaded;
  useEffect(() => {
    void load(PICTURES);
  }, [load]);

  const choose = useRef(onChoose);
  choose.current = onChoose;
  const added = adding.data?.added;
  useEffect(() => {
    if (added) choose.current(added);
  }, [added]);

  return createPortal(
    <Dialog open onClose={onClose} title={texts.picker.title} place="wide">
      <adding.Form method="post" action={PICTURES} encType="multipart/form-data" className="mb-6 max-w-[32rem]">
        {adding.data?.refused && <Message kind="error">{adding.data.refused}</Message>}
        <AddPictureFields busy={adding.state !== 'idle'} />
      </adding.Form>
      {loaded.data ? (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
          {loaded.data.pictures.map((picture) => (
            <li key={picture.id}>
              <button
                type="button"
                aria-label={texts.picker.choose(picture.alt)}
                onClick={() => onChoose(picture)}
                className="block w-full rounded-sm border border-line p-1 hover:border-brand"
              >
                <img
                  src={imageAddress(picture.file, 240)}
                  alt=""
                  width={picture.width}
                  height={picture.height}
                  className="aspect-[4/3] w-full object-contain"
                />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p role="status">{texts.picker.loading}</p>
      )}
    </Dialog>,
    document.body,
  );
}
