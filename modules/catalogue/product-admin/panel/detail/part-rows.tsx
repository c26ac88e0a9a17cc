import { useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Table } from '#platform/ui/table.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import type { PartRow } from '../../rules/line-rows.ts';
import { parts as texts } from '../../texts/panel-product.ts';
import { ProductSearch } from './product-search.tsx';
import { RowMoves } from './row-moves.tsx';

interface PartRowsProps {
  rows: readonly PartRow[];
  /** By code. */
  names: Record<string, string>;
  onChange(rows: PartRow[]): void;
}

/** Parts of a bundle: products that are looked for by name or code. */
export function PartRows({ rows, names, onChange }: PartRowsProps) {
  const [found, setFound] = useState(names);
  const set = (at: number, change: Partial<PartRow>) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ...change } : row)));
  return (
    <>
      {rows.length > 0 && (
        <Table caption={texts.caption}>
          <thead>
            <tr>
              {[texts.product, texts.quantity, texts.chooses, texts.act].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ code, quantity, choosesVersion }, at) => (
              <tr key={code}>
                <th scope="row">
                  {found[code] ?? texts.unknown} <span className="block text-ink-soft text-sm">{code}</span>
                </th>
                <td>
                  <Input
                    value={quantity}
                    onChange={({ target }) => set(at, { quantity: target.value })}
                    aria-label={texts.quantityOf(code)}
                    inputMode="decimal"
                    autoComplete="off"
                    className="figures w-20"
                  />
                </td>
                <td>
                  <label className="flex size-11 items-center justify-center">
                    <span className="sr-only">{texts.choosesOf(code)}</span>
                    <input
                      type="checkbox"
                      checked={choosesVersion}
                      onChange={({ target }) => set(at, { choosesVersion: target.checked })}
                    />
                  </label>
                </td>
                <td>
                  <RowMoves rows={rows} at={at} name={code} onChange={onChange} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <ProductSearch
        onChoose={({ code, name }) => {
          setFound((known) => ({ ...known, [code]: name }));
          if (!rows.some((row) => row.code === code))
            onChange([...rows, { code, quantity: '1', choosesVersion: false }]);
        }}
      />
      {rows.length > 0 && (
        <div>
          <Button look="quiet" size="sm" onClick={() => onChange([])}>
            {texts.clear}
          </Button>
        </div>
      )}
    </>
  );
}
