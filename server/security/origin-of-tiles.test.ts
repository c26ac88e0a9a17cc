import { describe, expect, it } from 'vitest';
import { originOfTiles } from './origin-of-tiles.ts';

describe('host of map pictures', () => {
  it.each([
    ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example'],
    ['https://{s}.tiles.example/{z}/{x}/{y}.png?key=1', 'https://*.tiles.example'],
    ['http://localhost:8080/{z}/{x}/{y}.png', 'http://localhost:8080'],
    ['https://tiles.example; script-src *//{z}/{x}/{y}', null],
    ['/kafle/{z}/{x}/{y}.png', null],
  ])('%s gives %s', (address, origin) => {
    expect(originOfTiles(address)).toBe(origin);
  });
});
