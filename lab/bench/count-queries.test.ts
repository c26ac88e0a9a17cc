import { expect, it } from 'vitest';
import { parseStatements } from './count-queries.ts';

it('reads statements over several lines and leaves out parameters and other messages', () => {
  const log = `2026-05-06 10:00:00.000 UTC [7] LOG:  execute <unnamed>: select "id"
	from products where id = $1
2026-05-06 10:00:00.000 UTC [7] DETAIL:  Parameters: $1 = '7'
2026-05-06 10:00:00.000 UTC [8] LOG:  checkpoint starting: time
2026-05-06 10:00:00.000 UTC [7] LOG:  statement: begin
`;
  expect(parseStatements(log)).toEqual(['select "id" from products where id = $1', 'begin']);
});
