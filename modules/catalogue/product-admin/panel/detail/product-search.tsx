import { useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import { productSearch as texts } from '../../texts/panel-product.ts';

interface FoundProduct {
  id: number;
  code: string;
  name: string;
}

const SHOWN = 8;

/** Finds products by name or code and hands over the chosen one. */
export function ProductSearch({ onChoose }: { onChoose(product: FoundProduct): void }) {
  const [text, setText] = useState('');
  const { load, data, state } = useFetcher<{ rows: FoundProduct[] }>();
  const find = () => {
    if (text.trim() !== '') void load(`/zaplecze/produkty?q=${encodeURIComponent(text.trim())}`);
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <Field label={texts.label}>
          {(control) => (
            <Input
              {...control}
              value={text}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // Not the form around it.
                event.preventDefault();
                find();
              }}
              autoComplete="off"
            />
          )}
        </Field>
        <Button look="secondary" onClick={find} loading={state !== 'idle'}>
          {texts.find}
        </Button>
      </div>
      <div role="status">
        {data && data.rows.length === 0 && <p>{texts.nothing}</p>}
        {data && data.rows.length > 0 && (
          <ul className="grid gap-1">
            {data.rows.slice(0, SHOWN).map((product) => (
              <li key={product.id}>
                <Button look="quiet" size="sm" onClick={() => onChoose(product)}>
                  {texts.add(product.name, product.code)}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
