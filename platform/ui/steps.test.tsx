import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Step, Steps } from './steps.tsx';

const names = ['Zamówienie', 'Produkty', 'Sposób', 'Punkt', 'Pieniądze', 'Gotowe'];

const render = (steps: Step[]) => renderToStaticMarkup(<Steps label="Postęp" steps={steps} />);

const at = (now: number, many = names.length): Step[] =>
  names.slice(0, many).map((name, index) => ({ name, done: index < now, current: index === now }));

it('marks the step one is at, and says of those behind that they are done', () => {
  const html = render(at(1, 3));
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  expect(html).toMatch(/<li aria-current="step"[^>]*>.*Produkty<\/span>/);
  expect(html.match(/data-done/g)).toHaveLength(1);
  expect(html).toMatch(/Zamówienie<span[^>]*> \(gotowe\)/);
  expect(html).not.toMatch(/Produkty<span[^>]*> \(gotowe\)/);
});

it('many steps say their number in a line for narrow screens, few show the name of the present one', () => {
  expect(render(at(2))).toContain('Krok 3 z 6: Sposób');
  expect(render(at(2, 4))).not.toContain('Krok');
});

it('a remark replaces "done"', () => {
  const html = render([{ name: 'Punkt', done: true, remark: 'pominięte' }]);
  expect(html).toContain('(pominięte)');
  expect(html).not.toContain('gotowe');
});
