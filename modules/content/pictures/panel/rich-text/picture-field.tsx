import { useRef, useState } from 'react';
import { imageAddress } from '#platform/images/rules/image-address.ts';
import { Button } from '#platform/ui/button.tsx';
import type { FieldControl } from '#platform/ui/field.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import { picker as texts } from '../../texts/panel.ts';
import { PicturePicker } from './picture-picker.tsx';

interface PictureFieldProps {
  control: FieldControl;
  name: string;
  value: string;
}

export function PictureField({ control, name, value }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(value);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="flex flex-wrap items-start gap-3">
      {shown !== '' && (
        <img src={imageAddress(shown, 160)} alt="" className="h-12 w-16 rounded-sm bg-surface-2 object-cover" />
      )}
      <Input
        {...control}
        ref={input}
        name={name}
        defaultValue={value}
        onBlur={(event) => setShown(event.currentTarget.value.trim())}
        autoComplete="off"
        className="min-w-40 flex-1"
      />
      <Button look="secondary" onClick={() => setChoosing(true)}>
        {texts.open}
      </Button>
      {isChoosing && (
        <PicturePicker
          onClose={() => setChoosing(false)}
          onChoose={({ file }) => {
            if (input.current) input.current.value = file;
            setShown(file);
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}
