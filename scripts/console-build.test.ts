import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const build = join(import.meta.dirname, '../web/build');

const readTexts = (folder: string, ending: RegExp): { name: string; text: string }[] =>
  readdirSync(folder)
    .filter((name) => ending.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

const consoleScripts = readTexts(join(build, 'console/assets'), /\.js$/);

/** Texts that every version of the console has: its session's key, and the address of its first call. */
const ofConsole = ['staff-session', 'Staff/SignIn', 'Confirm your identity'];

it('the console has its own code', () => {
  for (const text of ofConsole)
    expect(
      consoleScripts.some((script) => script.text.includes(text)),
      text,
    ).toBe(true);
});

it('no script of the portal for job seekers contains code of the console', () => {
  const scripts = readTexts(join(build, 'client/assets'), /\.js$/);
  expect(scripts.length).toBeGreaterThan(50);
  const found = scripts.filter(({ text }) => ofConsole.some((part) => text.includes(part))).map(({ name }) => name);
  expect(found).toEqual([]);
});

it('the style sheet of the portal has no class that only the console uses', () => {
  const sheets = readTexts(join(build, 'client/assets'), /\.css$/);
  // The menu of the console.
  const classes = '13\\.5rem';
  expect(readTexts(join(build, 'console/assets'), /\.css$/).some(({ text }) => text.includes(classes))).toBe(true);
  expect(sheets.filter(({ text }) => text.includes(classes))).toEqual([]);
});
