import { expect, it } from 'vitest';
import { findChromium } from './find-chromium.ts';

const on =
  (...programs: string[]) =>
  (file: string) =>
    programs.includes(file);

it('takes the stated program first and refuses a wrong statement', () => {
  const env = { CHROMIUM_PATH: '/opt/chrome', PATH: '/usr/bin' };
  expect(findChromium(env, on('/opt/chrome', '/usr/bin/chromium'))).toBe('/opt/chrome');
  expect(() => findChromium(env, on('/usr/bin/chromium'))).toThrow('CHROMIUM_PATH is /opt/chrome');
});

it('looks for the usual names in the usual folder and in PATH', () => {
  expect(findChromium({}, on('/usr/bin/google-chrome', '/usr/bin/chromium'))).toBe('/usr/bin/chromium');
  const shell = '/usr/bin/chromium-headless-shell';
  expect(findChromium({}, on('/usr/bin/chromium', shell))).toBe(shell);
  expect(findChromium({ PATH: '/snap/bin:/bin' }, on('/snap/bin/chromium-browser'))).toBe('/snap/bin/chromium-browser');
});

it('says plainly that there is none', () => {
  expect(findChromium({ PATH: '/bin' }, on())).toBeUndefined();
});
