import { expect, it } from 'vitest';
import { lineFilesField, parseLineFilesField } from './line-files.ts';

it.each([
  { productId: 17, size: 'uniw', additional: '', forPoints: false },
  { productId: 5, size: 'XL', additional: 'a1b2c3', forPoints: false },
  { productId: 5, size: 'XL', additional: 'a1b2c3', forPoints: true },
  { productId: 5, size: 'XL', additional: '', forPoints: true },
])('the field of a line’s files names the line: %j', (line) => {
  expect(parseLineFilesField(lineFilesField(line))).toEqual(line);
});

it('the field of several files names the same line', () => {
  const line = { productId: 123456789, size: 'XL', additional: 'a-1', forPoints: false };
  expect(parseLineFilesField('comment_photo[123456789][XL][a-1]')).toEqual(line);
  expect(parseLineFilesField('comment_photo[123456789][XL][a-1][]')).toEqual(line);
});

it.each([
  'xcomment_photo[1][M][0][]',
  'comment_photo[1][M][0][]x',
  'comment_photo',
  'comment_photo[x][M][0][]',
  'comment_photo[1][M][..%2F][]',
  'comment[1]',
])('%s is no field of files', (name) => {
  expect(parseLineFilesField(name)).toBeNull();
});
