import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import quotedTexts from './quoted-texts.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');

/** Texts that the source composes, or starts with a capital: the parts that the source must contain. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  'same as current': ['Same as current'],
  'Plan: Free Plan': ['Plan: $', 'Free Plan'],
  'Maximum 12 characters allowed': ['Maximum $', 'PASSWORD_MAX = 12', 'characters allowed'],
  'Password cannot exceed 12 characters.': ['Password cannot exceed $', 'characters.'],
  'I confirmed that my current CTC is less than or equal to Rs.{goodToGoCtc} to be eligible for this plan.': [
    'I confirmed that my current CTC is less than or equal to $',
    'to be eligible for this plan.',
  ],
};

/** Normalises white space, and typographic or escaped quotation marks. */
const normalise = (text: string): string =>
  text
    .replace(/&apos;|&#39;|&rsquo;|[’‘]|\\'/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/&quot;|[“”]/g, '"')
    .replace(/\s+/g, ' ');

/** The parts of a text around its placeholders: `{amount}`, and N for a number. */
const fixedParts = (text: string): readonly string[] =>
  COMPOSED[text] ??
  normalise(text)
    .split(/\{[^}]*\}|\bN\b/)
    .map((part) => part.trim())
    .filter((part) => part.length > 2);

function readSource(): string {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'contract', 'server', 'web'], {
    cwd: root,
    maxBuffer: 1e8,
  })
    .toString()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/test-/.test(file) && existsSync(join(root, file)));
  return normalise(files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'));
}

it('the source contains every text that the specification quotes, to the letter', () => {
  const source = readSource();
  expect(quotedTexts.filter((text) => !fixedParts(text).every((part) => source.includes(part)))).toEqual([]);
});
