import { describe, expect, it } from 'vitest';
import { parseQuestions } from './parse-questions.ts';
import type { QuestionAnswer } from './question-generator.ts';

const pairAbout = (about: string): QuestionAnswer => ({
  question: `What do you know about ${about}?`,
  answer: `I have worked with ${about} for a year, and I would tell about one thing that I did.`,
});
const five = ['Java', 'SQL', 'Git', 'HTML', 'CSS'].map(pairAbout);

const completion = (content: string) => JSON.stringify({ choices: [{ message: { content } }] });
const parse = (questions: unknown, known: string[] = []) =>
  parseQuestions(completion(JSON.stringify({ questions })), 10, known);
/** The questions parsed from one pair beside five valid ones, without those five. */
const parseBeside = (pair: QuestionAnswer) =>
  parse([pair, ...five]).filter((one) => !five.some((same) => same.question === one.question));

it('parses questions, also inside a Markdown fence', () => {
  expect(parse(five)).toEqual(five);
  const fenced = `\`\`\`json\n${JSON.stringify({ questions: five })}\n\`\`\``;
  expect(parseQuestions(completion(fenced), 10, [])).toEqual(five);
});

it('returns at most the wanted number, without duplicates and known questions', () => {
  expect(parseQuestions(completion(JSON.stringify({ questions: five })), 3, [])).toHaveLength(3);
  expect(parse([...five, ...five])).toHaveLength(5);
  expect(() => parse(five, [five[0]?.question.toUpperCase() ?? ''])).toThrow('too few');
});

it.each([
  'not json',
  '{}',
  completion('plain words'),
  completion('{"questions":"none"}'),
  completion(JSON.stringify({ questions: five.slice(0, 4) })),
  completion(JSON.stringify({ questions: [{ question: 'x'.repeat(1_001), answer: '' }] })),
])('rejects the reply %.40s', (body) => {
  expect(() => parseQuestions(body, 10, [])).toThrow(/shape|too few/);
});

describe('an answer', () => {
  const asked = 'What is a generic list?';
  const long = 'That is long enough to be an answer of a serious kind.';

  it.each([
    'Apply at https://evil.example now.',
    'Apply at www.evil.example now.',
    'Write to hr@evil.example now.',
    'Call +91 98765 43210 now.',
    'Pay by UPI before the interview.',
  ])('with contact details is dropped: %s', (text) => {
    expect(parseBeside({ question: asked, answer: `${long} ${text}` })).toEqual([]);
  });

  it.each([
    ['List<String> is one. ', 'List<String> is one.'],
    ['A bean is made (@Bean) by a method.', 'A bean is made (@Bean) by a method.'],
    ['**Bold** and `code`', 'Bold and `code`'],
    ['<script>alert(1)</script>Fine.', 'Fine.'],
    ['<img src=x onerror="alert(1)">Fine.', 'Fine.'],
    ['<a href="x">Fine</a>.', 'Fine</a>.'],
    ['One\n\nline\u202E\u0000.', 'One line.'],
  ])('is reduced to plain text: %j', (given, plain) => {
    expect(parseBeside({ question: asked, answer: `${long} ${given}` })).toEqual([
      { question: asked, answer: `${long} ${plain}` },
    ]);
  });
});
