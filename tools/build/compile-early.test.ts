import { parseAst } from 'vite';
import { expect, it, vi } from 'vitest';
import { compileEarly } from './compile-early.ts';

function render(code: string): unknown {
  const { renderChunk } = compileEarly();
  if (typeof renderChunk !== 'object') throw new Error('no hook');
  return Reflect.apply(renderChunk.handler, { parse: parseAst }, [code]);
}

const body = (name: string) => `{${`${name}();`.repeat(4000)}}`;

it('the large modules inside wrappers come in brackets, the small ones and all else as they are', () => {
  const large = `(e,t)=>${body('a')}`;
  const other = `e=>${body('b')}`;
  const code = (first: string, second: string) =>
    `var r=w(${first}),s=w((e,t)=>{c()}),t=${other};const u=w(${second});export{r,s,t,u};`;
  expect(render(code(large, other))).toEqual({ code: code(`(${large})`, `(${other})`), map: null });
});

it('a file without large wrapped modules is left alone', () => {
  expect(render('var r=w(e=>{a()});')).toBeNull();
  expect(render(`var r=e=>${body('a')};`)).toBeNull();
});

it('a build in which React is wrapped otherwise stops', () => {
  const { generateBundle } = compileEarly();
  const error = vi.fn();
  if (typeof generateBundle === 'function') Reflect.apply(generateBundle, { error }, []);
  expect(error).toHaveBeenCalledOnce();
});
