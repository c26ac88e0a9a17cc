import { expect, it } from 'vitest';
import { listScripts } from './document-weight.ts';

const scripts = new Map([
  [
    'entry.client-1.js',
    'import{a}from"./runtime-1.js";var l={"buy-box":()=>f(async()=>{let{BuyBox:e}=await import(`./product-1.js`).then(e=>e.i);return{BuyBox:e}},d([1])).then(({BuyBox:e})=>e),menu:()=>f(()=>import(`./menu-1.js`),d([2]))},p={"[data-zones]":()=>f(()=>import(`./zones-1.js`),d([3])),".gallery":()=>f(()=>import(`./gallery-1.js`),[]),"#end":()=>f(()=>import(`./end-1.js`),[])},w={viewer:()=>f(()=>import(`./viewer-1.js`),[])}',
  ],
  ['runtime-1.js', ''],
  ['product-1.js', 'import"./react-1.js";import{b}from"./parts-1.js"'],
  ['menu-1.js', 'import"./react-1.js"'],
  ['islands-1.js', 'import"./react-1.js"'],
  ['react-1.js', ''],
  ['parts-1.js', 'export{b}from"./entry.client-1.js"'],
  ['zones-1.js', ''],
  ['gallery-1.js', 'import"./carousel-1.js"'],
  ['carousel-1.js', ''],
  ['end-1.js', ''],
  ['viewer-1.js', ''],
  ['buying-1.js', ''],
  ['listing-1.js', ''],
  ['route-1.js', ''],
]);
const loaded = { islands: ['buy-box', 'menu'], parts: ['[data-zones]', '.gallery', '#end'] };
const entry = '<script type="module" async="" src="/assets/entry.client-1.js"></script>';

it('a document loads its entry alone when nothing in it comes alive', () => {
  expect(listScripts(`<p class="my-gallery">data-zones</p>${entry}`, scripts, loaded).sort()).toEqual([
    'entry.client-1.js',
    'runtime-1.js',
  ]);
});

it('its islands come with React and all they import, its parts by their selector; windows wait', () => {
  const html = `<div class="min-w-0 gallery md:x"><div class="contents" data-island="buy-box"><form id="projector_form"></form></div></div><i data-zones=""></i>${entry}`;
  expect(listScripts(html, scripts, loaded).sort()).toEqual([
    'buying-1.js',
    'carousel-1.js',
    'entry.client-1.js',
    'gallery-1.js',
    'islands-1.js',
    'parts-1.js',
    'product-1.js',
    'react-1.js',
    'runtime-1.js',
    'zones-1.js',
  ]);
});

it('an island that the entry does not know is an error, no light page', () => {
  expect(() => listScripts(`<div data-island="new"></div>${entry}`, scripts, loaded)).toThrow('new');
});

it('a part whose file cannot be seen in the entry is an error too', () => {
  const more = { ...loaded, parts: [...loaded.parts, '[data-votes]'] };
  expect(() => listScripts(entry, scripts, more)).toThrow('[data-votes]');
});
