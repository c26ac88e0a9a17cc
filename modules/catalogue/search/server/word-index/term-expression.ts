export type TermExpression =
  | { kind: 'term'; bytes: Uint8Array; begins: boolean }
  | { kind: 'any' | 'all'; of: readonly TermExpression[] }
  | { kind: 'not'; of: TermExpression }
  | { kind: 'everything' };

const TOKEN = /'(?<term>[^']*)'(?<begins>:\*)?|[&|!()]/g;

/** `!` binds before `&` before `|`. Every document matches the empty text. */
export function parseExpression(text: string): TermExpression {
  if (text === '') return { kind: 'everything' };
  const tokens = [...text.matchAll(TOKEN)];
  let next = 0;
  const is = (sign: string) => tokens[next]?.[0] === sign;

  function list(sign: '|' | '&', kind: 'any' | 'all', read: () => TermExpression): TermExpression {
    const first = read();
    const of = [first];
    while (is(sign)) {
      next += 1;
      of.push(read());
    }
    return of.length === 1 ? first : { kind, of };
  }

  const any = () => list('|', 'any', all);
  const all = () => list('&', 'all', one);

  function one(): TermExpression {
    const token = tokens[next];
    next += 1;
    if (!token) throw new SyntaxError(`a query ends too early: ${text}`);
    if (token[0] === '!') return { kind: 'not', of: one() };
    if (token[0] === '(') {
      const inside = any();
      if (!is(')')) throw new SyntaxError(`a bracket is not closed: ${text}`);
      next += 1;
      return inside;
    }
    const { term, begins } = token.groups ?? {};
    if (term === undefined) throw new SyntaxError(`a sign instead of a term: ${text}`);
    return { kind: 'term', bytes: Buffer.from(term), begins: begins !== undefined };
  }

  const found = any();
  if (next < tokens.length) throw new SyntaxError(`a query goes on: ${text}`);
  return found;
}
