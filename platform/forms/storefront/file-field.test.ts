import { describe, expect, it } from 'vitest';
import { fileField } from './file-field.ts';
import type { FormField } from './form-field.ts';

function read<Value>(field: FormField<Value>, sent: unknown) {
  const { value, fault } = field.read(sent);
  return fault === null ? value : [fault];
}

describe('fileField', () => {
  const field = fileField({ maxBytes: 3 });

  it('takes a good file, and none', () => {
    const file = new File(['abc'], 'a.jpg');
    expect(read(field, file)).toBe(file);
    expect(read(field, new File([], ''))).toBeNull();
    expect(read(field, 'a.jpg')).toBeNull();
  });

  it('S5.11 S5.12 refuses on the server what the browser would refuse', () => {
    expect(read(field, new File(['abcd'], 'a.jpg'))).toEqual([expect.stringContaining('MB')]);
    expect(read(field, new File(['a'], 'a.exe'))).toEqual([expect.stringContaining('a.exe')]);
  });

  it('can be required', () => {
    expect(read(fileField({ required: true }), undefined)).toEqual(['Proszę wypełnić to pole.']);
  });
});
