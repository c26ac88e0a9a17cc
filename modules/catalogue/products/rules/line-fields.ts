import type { ConfiguratorQuestion } from '#modules/catalogue/pricing/rules/configurator.ts';
import type { InputFault, TypedField } from '#platform/forms/rules/typed-fields.ts';
import { slugOf } from '#platform/links/rules/slug.ts';
import { parseZloty, writeZloty } from '#platform/money/rules/parse-zloty.ts';

const MAX_LENGTH = 20_000;
const MAX_NAME_LENGTH = 120;

/** Something typed line by line. */
function lineField<One>(
  parseLine: (line: string) => One | InputFault,
  writeLine: (one: One) => string,
): TypedField<One[]> {
  return {
    kind: 'long',
    required: false,
    maxLength: MAX_LENGTH,
    parse(text) {
      const parsed = linesOf(text).map(parseLine);
      const fault = parsed.find((one): one is InputFault & One => typeof one === 'string' && FAULTS.has(one));
      return fault ? { fault } : { value: parsed as One[] };
    },
    write: (value) => value.map(writeLine).join('\n'),
  };
}

const FAULTS = new Set<string>(['address', 'code', 'pairs', 'parts', 'questions'] satisfies InputFault[]);

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : line.trim()));
}

export function linesField(fits: RegExp, fault: InputFault): TypedField<string[]> {
  return lineField(
    (line) => (fits.test(line) ? line : fault),
    (line) => line,
  );
}

export interface NamedValue {
  name: string;
  value: string;
}

/** `Materiał: wełna`, a line each. */
export const traitsField: TypedField<NamedValue[]> = lineField<NamedValue>(
  (line) => {
    const at = line.indexOf(':');
    const [name, value] = [line.slice(0, Math.max(0, at)).trim(), line.slice(at + 1).trim()];
    const isSound = name !== '' && value !== '' && name.length <= MAX_NAME_LENGTH && value.length <= MAX_NAME_LENGTH;
    return isSound ? { name, value } : 'pairs';
  },
  ({ name, value }) => `${name}: ${value}`,
);

export interface TypedPart {
  code: string;
  quantity: number;
  /** Any version of the part's model will do. */
  choosesVersion: boolean;
}

/** `KOD`, `KOD; 2` or `KOD; 2; *`, a line each; the star lets the shopper choose the version. */
export const bundleField: TypedField<TypedPart[]> = lineField<TypedPart>(
  (line) => {
    const [code = '', pieces = '', star = ''] = line.split(';').map((part) => part.trim());
    const quantity = Number((pieces || '1').replace(',', '.'));
    const isSound = code !== '' && quantity > 0 && quantity < 100_000 && (star === '' || star === '*');
    return isSound ? { code, quantity, choosesVersion: star === '*' } : 'parts';
  },
  ({ code, quantity, choosesVersion }) =>
    [code, String(quantity).replace('.', ','), ...(choosesVersion ? ['*'] : [])].join('; '),
);

/**
 * `Grawer? tekst 20` or `Kolor! jedno: czarny, czerwony +5, złoty +12,50`, a line each. `!` must be answered, `?` may be; the
 * kind follows from the prefix: `t` text, `k` several, anything else one of the answers.
 */
export const configuratorField: TypedField<ConfiguratorQuestion[]> = lineField<ConfiguratorQuestion>(
  parseQuestion,
  writeQuestion,
);

const QUESTION = /^([^!?]{1,80})([!?])\s*(\p{L}+)(?:\s*(\d{1,4}))?\s*(?::(.*))?$/u;
const ANSWER = /^(.{1,80}?)(?:\+(\s*\d[\d\s]*(?:,\d{1,2})?))?$/;

function parseQuestion(line: string): ConfiguratorQuestion | InputFault {
  const [, label = '', mark, kindWord = '', length, list = ''] = QUESTION.exec(line) ?? [];
  if (mark === undefined) return 'questions';
  const answers = list.split(/;|,(?!\d)/).flatMap((one) => (one.trim() === '' ? [] : one.trim()));
  const values = answers.map((answer) => {
    const [, name = '', sum] = ANSWER.exec(answer) ?? [];
    return { id: slugOf(name), label: name.trim(), surcharge: sum === undefined ? 0 : parseZloty(sum) };
  });
  const kind = /^t/i.test(kindWord) ? 'text' : /^k/i.test(kindWord) ? 'several' : 'choice';
  const sound = values.flatMap(({ surcharge, ...value }) => (surcharge === null ? [] : { ...value, surcharge }));
  if (sound.length < values.length || (kind !== 'text' && sound.length === 0)) return 'questions';
  if (new Set(sound.map((value) => value.id)).size < sound.length) return 'questions';
  const question = {
    name: slugOf(label.trim()),
    label: label.trim(),
    kind,
    required: mark === '!',
    values: sound,
  } as const;
  return length === undefined ? question : { ...question, maxLength: Number(length) };
}

export const KIND_WORDS = { text: 'tekst', several: 'kilka', choice: 'jedno' } as const;

function writeQuestion({ label, required, kind, maxLength, values }: ConfiguratorQuestion): string {
  const answers = values.map(({ label: answer, surcharge }) =>
    surcharge ? `${answer} +${writeZloty(surcharge)}` : answer,
  );
  const length = maxLength === undefined ? '' : ` ${maxLength}`;
  const list = answers.length > 0 ? `: ${answers.join('; ')}` : '';
  return `${label}${required ? '!' : '?'} ${KIND_WORDS[kind]}${length}${list}`;
}
