import { questionTexts } from '@aarambh/contract';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { openQuestionGenerator } from '../../integrations/questions/open-question-generator.ts';
import {
  type QuestionProvider,
  startQuestionProvider,
  testKey,
  testModel,
} from '../../simulators/question-provider.ts';
import { openReadableLog, openTestContext, type TestContext } from '../../testing/test-app.ts';
import { chooseQuestions, type Subject } from './choose-questions.ts';
import { generateQuestions } from './generate-questions.ts';

const { log, lines } = openReadableLog();
let provider: QuestionProvider;
let context: TestContext;
beforeAll(async () => {
  provider = await startQuestionProvider();
  context = { ...(await openTestContext()), log };
});
afterAll(async () => {
  await provider?.close();
  await context?.close();
});

let tests = 0;
let me: number;
let subject: Subject;
beforeEach(() => {
  tests += 1;
  me = tests;
  subject = { skills: [`Canaryskill ${tests}`, 'Java'], title: '', department: '', description: '' };
  lines.length = 0;
  provider.received.length = 0;
  provider.behave('well');
  useService();
});

function useService({ maxWaitMs = 120_000, timeoutMs = 120_000, monthlyLimit = 1_000 } = {}): void {
  const config = readConfig({
    QUESTIONS_URL: provider.url,
    QUESTIONS_MODEL: testModel,
    QUESTIONS_KEY: testKey,
    QUESTIONS_PER_MONTH: String(monthlyLimit),
  });
  context.questionGenerator = openQuestionGenerator(config, context.clock, { maxWaitMs, timeoutMs });
}

const generate = (round = 0, account = me) => generateQuestions(context, account, subject, round);
const fromBank = (message: string, round = 0) => ({ message, questionAnswers: chooseQuestions(subject, round) });

it('uses the question bank when no service is configured, and says so', async () => {
  context.questionGenerator = undefined;
  expect(await generate(1)).toEqual(fromBank(questionTexts.offline, 1));
});

it('returns what the service generates, and caches it for all accounts', async () => {
  const first = await generate();
  expect(first.message).toBe('');
  expect(first.questionAnswers).toHaveLength(10);
  expect(first.questionAnswers[0]?.question).toBe('What have you done with topic 0?');
  expect(await generate()).toEqual(first);
  subject.skills = subject.skills.toReversed().map((skill) => skill.toUpperCase());
  expect(await generate(0, me + 1_000)).toEqual(first);
  expect(provider.received).toHaveLength(1);
});

it('generates different questions each round, and sends the known ones', async () => {
  const first = await generate(0);
  const second = await generate(1);
  const texts = first.questionAnswers.map(({ question }) => question);
  expect(second.questionAnswers.filter(({ question }) => texts.includes(question))).toEqual([]);
  expect(provider.received[1]?.messages[1]?.content).toContain(texts[9]);
});

it('sends skills and vacancy, and nothing about the member', async () => {
  me = 424_242_424;
  subject = {
    skills: ['Java', 'Call 98765 43210'],
    title: 'Clerk',
    department: 'Office',
    description: 'Mail priya@example.com for details.',
  };
  await generate();
  const [asked] = provider.received;
  const [, data] = asked?.messages[1]?.content.split('\n') ?? [];
  expect(JSON.parse(data ?? '')).toEqual({
    skills: ['Java', expect.stringMatching(/^Call\s+$/)],
    vacancy: 'Clerk. Office. Mail for details.',
    known: [],
  });
  expect(Object.keys(asked ?? {}).sort()).toEqual(['messages', 'model', 'response_format']);
  expect(JSON.stringify(asked)).not.toMatch(/424242424|98765|priya/);
});

it.each(['garbled', 'endless', 'busy', 'away'] as const)(
  'uses the question bank when the service is: %s',
  async (how) => {
    provider.behave(how);
    expect(await generate()).toEqual(fromBank(questionTexts.offline));
    provider.behave('well');
    expect((await generate()).message, 'a failure is not cached').toBe('');
  },
);

it('uses the question bank when the service never replies', async () => {
  useService({ timeoutMs: 100 });
  provider.behave('slow');
  expect(await generate()).toEqual(fromBank(questionTexts.offline));
});

it('drops what was injected into the reply', async () => {
  provider.behave('injected');
  expect(JSON.stringify(await generate())).not.toMatch(/evil|98765|<img|<script/);
});

it('does not wait for a slow reply, and has it at the next request', async () => {
  useService({ maxWaitMs: 0 });
  provider.behave('late');
  expect(await generate()).toEqual(fromBank(questionTexts.generating));
  expect(await generate(0, me + 1_000), 'the generation is shared').toEqual(fromBank(questionTexts.generating));
  await vi.waitFor(() => expect(provider.received).toHaveLength(1), { timeout: 120_000 });
  provider.release();
  useService();
  expect(await generate()).toMatchObject({ message: '', questionAnswers: { length: 10 } });
  expect(provider.received).toHaveLength(1);
});

it('generates once for concurrent requests', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map((other) => generate(0, me + 1_000 * other)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]?.message).toBe('');
  expect(provider.received).toHaveLength(1);
});

it('does not call a failing service, but serves its cached rounds', async () => {
  const good = await generate();
  provider.behave('garbled');
  for (const round of [1, 2, 3]) await generate(round);
  provider.behave('well');
  provider.received.length = 0;
  expect(await generate(4)).toEqual(fromBank(questionTexts.offline, 4));
  expect(await generate()).toEqual(good);
  expect(provider.received).toHaveLength(0);
});

it('generates at most twenty rounds a day for an account, without limiting others', async () => {
  for (let round = 0; round < 20; round += 1) expect((await generate(round)).message).toBe('');
  expect(await generate(20)).toEqual(fromBank(questionTexts.offline, 20));
  expect((await generate(3)).message, 'cached rounds do not count').toBe('');
  expect((await generate(20, me + 1_000)).message).toBe('');
  context.clock.advanceMinutes(24 * 60);
  expect((await generate(21)).message).toBe('');
});

it('stops at the monthly limit', async () => {
  context.clock.advanceMinutes(31 * 24 * 60);
  useService({ monthlyLimit: 2 });
  const messages = [];
  for (const round of [0, 1, 2]) messages.push((await generate(round, me + 1_000 * round)).message);
  expect(messages).toEqual(['', '', questionTexts.offline]);
  context.clock.advanceMinutes(31 * 24 * 60);
  expect((await generate(2)).message).toBe('');
});

it('logs the failure, but nothing of the request or the reply', async () => {
  provider.behave('injected', 'garbled', 'endless');
  for (const round of [0, 1]) await generate(round);
  expect(lines.join('')).toContain('could not generate interview questions');
  expect(lines.join('')).not.toMatch(/canaryskill|topic|evil|and so on|<html|test-questions-key/i);
});
