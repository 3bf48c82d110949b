import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const list = join(root, '../shared/spec/messages.json');

interface Message {
  text: string;
  /** Whether the specification quotes it to the letter. */
  quoted: boolean;
}

/** Texts that the source makes of pieces, or writes with a capital: the pieces that must stand there. */
const instead: Readonly<Record<string, readonly string[]>> = {
  'same as current': ['Same as current'],
  'Plan: Free Plan': ['Plan: $', 'Free Plan'],
  'Maximum 12 characters allowed': ['Maximum $', 'PASSWORD_MAX = 12', 'characters allowed'],
  'Password cannot exceed 12 characters.': ['Password cannot exceed $', 'characters.'],
  'I confirmed that my current CTC is less than or equal to Rs.{goodToGoCtc} to be eligible for this plan.': [
    'I confirmed that my current CTC is less than or equal to $',
    'to be eligible for this plan.',
  ],
};

/** One space for any, plain quotation marks for typographic ones and for what HTML or a string makes of them. */
const flat = (text: string): string =>
  text
    .replace(/&apos;|&#39;|&rsquo;|[’‘]|\\'/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/&quot;|[“”]/g, '"')
    .replace(/\s+/g, ' ');

/** A text without its blanks: `{amount}`, and N for a number. */
const pieces = (text: string): readonly string[] =>
  instead[text] ??
  flat(text)
    .split(/\{[^}]*\}|\bN\b/)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length > 2);

function readSource(): string {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'contract', 'server', 'web'], {
    cwd: root,
    maxBuffer: 1e8,
  })
    .toString()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/test-/.test(file) && existsSync(join(root, file)));
  return flat(files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'));
}

describe.skipIf(!existsSync(list))('texts that the specification quotes (beside this repository, if anywhere)', () => {
  const source = readSource();
  const messages = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Message[]) : [];
  const quoted = [...new Set(messages.filter((message) => message.quoted).map(({ text }) => text))];
  const missing = quoted.filter((text) => !pieces(text).every((piece) => source.includes(piece)));

  it('stand in the source to the letter', () => {
    expect(quoted.length).toBeGreaterThan(150);
    expect(missing).toEqual([]);
  });
});
