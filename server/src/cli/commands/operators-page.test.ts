import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { AppContext } from '../../app-context.ts';
import { staffActions } from '../../registry/staff-actions.ts';
import { commandName, runStaffAction } from './staff-commands.ts';

const root = resolve(import.meta.dirname, '../../../..');
const page = resolve(root, 'docs/operators.md');
const lines = (await readFile(page, 'utf8')).split('\n');

const { stdout } = await promisify(execFile)(process.execPath, ['server/src/cli/operator.ts', '--help'], { cwd: root });
/** The usage of each command: the lines of the help that are indented once. */
const usages = [...stdout.matchAll(/^ {2}(\S.*)$/gm)].map(([, usage]) => usage as string);

const START = 'npm run operator -- ';
const examplesOf = (name: string) => lines.filter((line) => line.startsWith(`${START}${name}`));

/** Splits a line into words like a shell, as far as the page needs it. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

it('the help lists every staff action', () => {
  expect(usages.length).toBeGreaterThan(staffActions.length);
  for (const { call } of staffActions) expect(usages.some((usage) => usage.startsWith(commandName(call)))).toBe(true);
});

describe.each(usages)('%s', (usage) => {
  it('is in docs/operators.md with the usage of the help and an example', () => {
    expect(lines).toContain(usage);
    expect(examplesOf(usage.split(' ', 1)[0] as string).length).toBeGreaterThan(0);
  });
});

describe.each(staffActions.map(({ call }) => ({ call, name: commandName(call) })))('$name', ({ call, name }) => {
  it('is in docs/operators.md under its call, with valid examples', async () => {
    expect(lines).toContain(`### ${call.path.replace('Operator/', '')}`);
    for (const example of examplesOf(name)) {
      const typed = wordsOf(example.slice(START.length + name.length)).map((word) =>
        word.endsWith('.pdf') ? page : word,
      );
      const run = async () => 'accepted' as never;
      const runFile = async () => ({ stream: Readable.from('x'), contentType: 'application/pdf' }) as never;
      const isFile = call.reply.kind === 'file';
      const shown = runStaffAction({} as AppContext, { call, run: isFile ? runFile : run }, typed);
      // The example has the name of an existing file here, which is not replaced.
      if (isFile) await expect(shown).rejects.toThrow('exists already');
      else expect(await shown).toBe('accepted');
    }
  });
});
