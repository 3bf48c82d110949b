import { describe, expect, it } from 'vitest';
import type { QuestionAnswer } from './question-maker.ts';
import { readQuestions } from './read-questions.ts';

const fine = (about: string): QuestionAnswer => ({
  question: `What do you know about ${about}?`,
  answer: `I have worked with ${about} for a year, and I would tell about one thing that I did.`,
});
const five = ['Java', 'SQL', 'Git', 'HTML', 'CSS'].map(fine);

const completion = (content: string) => JSON.stringify({ choices: [{ message: { content } }] });
const read = (questions: unknown, known: string[] = []) =>
  readQuestions(completion(JSON.stringify({ questions })), 10, known);
/** What becomes of one pair among five good ones. */
const shown = (pair: QuestionAnswer) =>
  read([pair, ...five]).filter((one) => !five.some((same) => same.question === one.question));

it('reads questions, also out of a fence', () => {
  expect(read(five)).toEqual(five);
  const fenced = `\`\`\`json\n${JSON.stringify({ questions: five })}\n\`\`\``;
  expect(readQuestions(completion(fenced), 10, [])).toEqual(five);
});

it('answers no more than were wanted, none twice, and none that is known', () => {
  expect(readQuestions(completion(JSON.stringify({ questions: five })), 3, [])).toHaveLength(3);
  expect(read([...five, ...five])).toHaveLength(5);
  expect(() => read(five, [five[0]?.question.toUpperCase() ?? ''])).toThrow('too few');
});

it.each([
  'not json',
  '{}',
  completion('plain words'),
  completion('{"questions":"none"}'),
  completion(JSON.stringify({ questions: five.slice(0, 4) })),
  completion(JSON.stringify({ questions: [{ question: 'x'.repeat(1_001), answer: '' }] })),
])('cannot use %.40s', (body) => {
  expect(() => readQuestions(body, 10, [])).toThrow(/shape|too few/);
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
  ])('that leads away is not shown: %s', (text) => {
    expect(shown({ question: asked, answer: `${long} ${text}` })).toEqual([]);
  });

  it.each([
    ['List<String> is one. ', 'List<String> is one.'],
    ['A bean is made (@Bean) by a method.', 'A bean is made (@Bean) by a method.'],
    ['**Bold** and `code`', 'Bold and `code`'],
    ['<script>alert(1)</script>Fine.', 'Fine.'],
    ['<img src=x onerror="alert(1)">Fine.', 'Fine.'],
    ['<a href="x">Fine</a>.', 'Fine</a>.'],
    ['One\n\nline\u202E\u0000.', 'One line.'],
  ])('becomes plain: %j', (given, plain) => {
    expect(shown({ question: asked, answer: `${long} ${given}` })).toEqual([
      { question: asked, answer: `${long} ${plain}` },
    ]);
  });
});
