import { expect, it } from 'vitest';

const sources = Object.entries(
  import.meta.glob<string>(
    [
      '../../**/*.{ts,tsx}',
      '../../../../contract/src/**/*.ts',
      '../../../../server/src/features/notifications/**/*.ts',
      '!../../../../**/*.test.{ts,tsx}',
      '!./money-texts.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);

/** Without the constants of `money-texts.ts` these would say that no one pays for an interview, which plans contain. */
const contradictions = [
  /never pay anyone|(no one|nobody) may ask you for money|interview is free\. Please never/i,
  /^(?=.*\binterviews?\b)(?=.*\b(pays?|paid|paying|money|fees?)\b)(?=.*\b(never|not|no|nobody|none|neither|without)\b)/i,
];

/** The sentences of a source file, each without the markup and the quotes around it. */
const sentencesOf = (text: string) => text.replace(/\s+/g, ' ').split(/(?<=[.!?:;] )|[<>{}`"]|(?<!\w)'|'(?!\w)/);

const findContradictions = (text: string) =>
  sentencesOf(text).filter((sentence) => contradictions.some((contradiction) => contradiction.test(sentence)));

it('no text says that an interview is free for everyone: plans with interview calls are sold on the portal', () => {
  expect(sources.length).toBeGreaterThan(400);
  const found = sources.flatMap(([path, text]) => findContradictions(text).map((sentence) => `${path}: ${sentence}`));
  expect(found).toEqual([]);
});

it.each([
  'You never pay for a reply, an interview or a job.',
  'You never have to pay for a reply or an interview.',
  'Do not pay for a job or an interview, whatever it is called: fee, deposit, training.',
  'No one at the fair may ask you for money, neither for a seat nor for an interview.',
  'Please never pay anyone.',
])('finds "%s"', (text) => expect(findContradictions(`<p>\n  Good luck. ${text}\n</p>`)).toHaveLength(1));

it.each([
  'You can cancel an interview free of charge up to 24 hours before it.',
  'This interview is free.',
  'We guarantee interviews, not a job.',
])('accepts "%s"', (text) => expect(findContradictions(`<p>${text}</p>`)).toEqual([]));
