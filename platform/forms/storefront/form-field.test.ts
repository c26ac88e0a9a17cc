import { describe, expect, it } from 'vitest';
import { checkboxField, commentField, type FormField, textField } from './form-field.ts';

function read<Value>(field: FormField<Value>, sent: unknown) {
  const { value, fault } = field.read(sent);
  return fault === null ? value : [fault];
}

describe('textField', () => {
  it('reads a trimmed text, and nothing as an empty one', () => {
    expect(read(textField(), ' Ala ')).toBe('Ala');
    expect(read(textField(), undefined)).toBe('');
  });

  it.each([[new File(['x'], 'x.txt')], [{}], [null], [[1]]])(
    'reads %o, sent where a text belongs, as empty',
    (sent) => {
      expect(read(textField(), sent)).toBe('');
    },
  );

  it('takes the first of a field sent twice', () => {
    expect(read(textField(), ['a', 'b'])).toBe('a');
  });

  it('keeps the spaces of a password', () => {
    expect(read(textField({ secret: true }), ' haslo ')).toBe(' haslo ');
  });

  it('S5.18 S5.51 says what is missing', () => {
    expect(read(textField({ validate: true, required: true }), '  ')).toEqual(['Proszę wypełnić to pole.']);
  });

  it('S5.14 says nothing of a field not marked', () => {
    expect(read(textField({ required: true, kind: 'email' }), '')).toBe('');
  });

  it("prefers the field's own words", () => {
    const field = textField({ validate: true, required: true, texts: { required: 'Opisz usterkę' } });
    expect(read(field, '')).toEqual(['Opisz usterkę']);
  });
});

describe('checkboxField', () => {
  it('S5.19 is true when ticked, for every value it sends', () => {
    expect(read(checkboxField(), 'on')).toBe(true);
    expect(read(checkboxField(), 'y')).toBe(true);
    expect(read(checkboxField(), undefined)).toBe(false);
    expect(read(checkboxField({ validate: true, required: true }), undefined)).toEqual(['Proszę zaznaczyć to pole.']);
  });
});

describe('commentField', () => {
  it('S5.25 S9.48 keeps 255 characters on the server too', () => {
    expect(read(commentField(), 'a'.repeat(300))).toBe('a'.repeat(255));
  });
});
