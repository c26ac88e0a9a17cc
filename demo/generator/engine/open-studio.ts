import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { findChromium } from '#tools/browser/find-chromium.ts';
import type { StudioPage } from './page.ts';

const root = path.join(import.meta.dirname, '../../..');

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: path.join(import.meta.dirname, 'page.ts'), formats: ['iife'], name: 'page' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('Nothing was built');
  return first.output[0].code;
}

export interface Studio {
  ask<K extends keyof StudioPage>(what: K, ...given: Parameters<StudioPage[K]>): Promise<ReturnType<StudioPage[K]>>;
  close(): Promise<void>;
}

/** The bytes of a picture that came as a data address. */
export const pngOf = (address: string): Buffer => Buffer.from(address.split(',')[1] ?? '', 'base64');

/** A browser that draws in software, with the models loaded. */
export async function openStudio(): Promise<Studio> {
  const code = await bundle();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  });
  const page: Page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(message.text());
  });
  page.on('pageerror', (error) => console.error(error));
  await page.setContent('<!doctype html><body></body>');
  await page.addScriptTag({ content: code });
  return {
    ask: (what, ...given) => page.evaluate(`studio.${what}(...${JSON.stringify(given)})`),
    close: () => browser.close(),
  };
}
