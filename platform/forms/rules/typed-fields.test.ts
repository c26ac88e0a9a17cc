import { describe, expect, it } from 'vitest';
import {
  checkFields,
  choicesField,
  countField,
  dueField,
  flagField,
  listField,
  momentField,
  moneyField,
  numberField,
  parseFields,
  textField,
  timeField,
  writeFields,
} from './typed-fields.ts';

const fields = {
  name: textField({ required: true, maxLength: 5 }),
  cost: moneyField(),
  fee: dueField(),
  pieces: numberField({ least: 1, max: 10 }),
  place: countField({ least: -90, max: 90, decimals: 4 }),
  days: choicesField(['1', '2']),
  countries: listField({ fault: 'country', fits: /^[A-Z]{2}$/ }),
  on: flagField(),
  from: momentField(),
  until: timeField(),
};

const GOOD = {
  name: 'Kurs',
  cost: '1 234,50',
  fee: '3',
  pieces: '7',
  place: '50,07',
  days: '1,2',
  countries: 'pl, de',
  on: 'on',
  from: '2026-12-01T08:00',
  until: '9:30',
};

describe('typed fields', () => {
  it('are values when all of them are right, and are written as they were typed', () => {
    const { values } = parseFields(fields, GOOD);
    expect(values).toEqual({
      name: 'Kurs',
      cost: 123_450,
      fee: 300,
      pieces: 7,
      place: 50.07,
      days: ['1', '2'],
      countries: ['PL', 'DE'],
      on: true,
      from: new Date('2026-12-01T07:00:00Z'),
      until: '09:30',
    });
    if (!values) throw new Error('no values');
    const written = writeFields(fields, values);
    expect(written).toEqual({ ...GOOD, cost: '1234,50', countries: 'PL, DE', on: '1', until: '09:30' });
    expect(parseFields(fields, written).values).toEqual(values);
    expect(checkFields(fields, values)).toBeNull();
  });

  it('that may be empty are', () => {
    const typed = { ...GOOD, cost: '', pieces: '', countries: '', on: '', from: '', until: '' };
    const { values } = parseFields(fields, typed);
    expect(values).toMatchObject({ cost: null, pieces: null, countries: [], on: false, from: null, until: '' });
  });

  it.each([
    ['name', '', 'required'],
    ['name', '   ', 'required'],
    ['name', 'Kurier', 'too-long'],
    ['cost', '1'.repeat(60_000), 'too-long'],
    ['cost', 'tanio', 'money'],
    ['cost', '-5', 'money'],
    ['cost', '14,905', 'money'],
    ['cost', '99999999999', 'out-of-range'],
    ['fee', '', 'required'],
    ['pieces', '1,5', 'whole-number'],
    ['pieces', '0', 'out-of-range'],
    ['pieces', '11', 'out-of-range'],
    ['place', 'tu', 'number'],
    ['place', '91', 'out-of-range'],
    ['days', '', 'required'],
    ['days', '1,8', 'choice'],
    ['countries', 'Polska', 'country'],
    ['from', 'jutro', 'moment'],
    ['until', '25:00', 'time'],
  ])('%s of “%s” is reported by its field: %s', (name, text, fault) => {
    expect(parseFields(fields, { ...GOOD, [name]: text })).toEqual({ values: null, faults: { [name]: fault } });
  });

  it('reports all faults at once', () => {
    expect(parseFields(fields, { ...GOOD, name: '', cost: 'x' }).faults).toEqual({ name: 'required', cost: 'money' });
  });
});
