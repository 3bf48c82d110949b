import { questionTexts } from '@aarambh/contract';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { openQuestionMaker } from '../../integrations/questions/open-question-maker.ts';
import {
  type QuestionProvider,
  startQuestionProvider,
  testKey,
  testModel,
} from '../../simulators/question-provider.ts';
import { openReadableLog, openTestContext, type TestContext } from '../../testing/test-app.ts';
import { chooseQuestions, type Subject } from './choose-questions.ts';
import { makeQuestions } from './make-questions.ts';

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

let stories = 0;
let me: number;
let subject: Subject;
beforeEach(() => {
  stories += 1;
  me = stories;
  subject = { skills: [`Canaryskill ${stories}`, 'Java'], title: '', department: '', description: '' };
  lines.length = 0;
  provider.asked.length = 0;
  provider.behave('well');
  useMaker();
});

function useMaker({ patienceMs = 10_000, timeoutMs = 10_000, monthly = 1_000 } = {}): void {
  const config = readConfig({
    QUESTIONS_URL: provider.url,
    QUESTIONS_MODEL: testModel,
    QUESTIONS_KEY: testKey,
    QUESTIONS_PER_MONTH: String(monthly),
  });
  context.questionMaker = openQuestionMaker(config, context.clock, { patienceMs, timeoutMs });
}

const make = (round = 0, account = me) => makeQuestions(context, account, subject, round);
const own = (message: string, round = 0) => ({ message, questionAnswers: chooseQuestions(subject, round) });

it('answers of our own collection without a service, and says so', async () => {
  context.questionMaker = undefined;
  expect(await make(1)).toEqual(own(questionTexts.offline, 1));
});

it('answers what the service makes, and keeps it for everybody', async () => {
  const first = await make();
  expect(first.message).toBe('');
  expect(first.questionAnswers).toHaveLength(10);
  expect(first.questionAnswers[0]?.question).toBe('What have you done with topic 0?');
  expect(await make()).toEqual(first);
  subject.skills = subject.skills.toReversed().map((skill) => skill.toUpperCase());
  expect(await make(0, me + 1_000)).toEqual(first);
  expect(provider.asked).toHaveLength(1);
});

it('makes other questions each round, and tells the service which it knows', async () => {
  const first = await make(0);
  const second = await make(1);
  const texts = first.questionAnswers.map(({ question }) => question);
  expect(second.questionAnswers.filter(({ question }) => texts.includes(question))).toEqual([]);
  expect(provider.asked[1]?.messages[1]?.content).toContain(texts[9]);
});

it('tells the service skills and the vacancy, and nothing of whoever asks', async () => {
  me = 424_242_424;
  subject = {
    skills: ['Java', 'Call 98765 43210'],
    title: 'Clerk',
    department: 'Office',
    description: 'Mail priya@example.com for details.',
  };
  await make();
  const [asked] = provider.asked;
  const [, data] = asked?.messages[1]?.content.split('\n') ?? [];
  expect(JSON.parse(data ?? '')).toEqual({
    skills: ['Java', expect.stringMatching(/^Call\s+$/)],
    vacancy: 'Clerk. Office. Mail for details.',
    known: [],
  });
  expect(Object.keys(asked ?? {}).sort()).toEqual(['messages', 'model', 'response_format']);
  expect(JSON.stringify(asked)).not.toMatch(/424242424|98765|priya/);
});

it.each(['garbled', 'endless', 'busy', 'away'] as const)('answers of our own collection when: %s', async (how) => {
  provider.behave(how);
  expect(await make()).toEqual(own(questionTexts.offline));
  provider.behave('well');
  expect((await make()).message, 'a failure is not kept').toBe('');
});

it('does the same when the service never answers', async () => {
  useMaker({ timeoutMs: 100 });
  provider.behave('slow');
  expect(await make()).toEqual(own(questionTexts.offline));
});

it('shows nothing of what somebody made the service say', async () => {
  provider.behave('injected');
  expect(JSON.stringify(await make())).not.toMatch(/evil|98765|<img|<script/);
});

it('does not wait for what takes long, and has it when asked again', async () => {
  useMaker({ patienceMs: 0 });
  provider.behave('late');
  expect(await make()).toEqual(own(questionTexts.beingMade));
  expect(await make(0, me + 1_000), 'it is shared').toEqual(own(questionTexts.beingMade));
  await vi.waitFor(() => expect(provider.asked).toHaveLength(1));
  provider.release();
  useMaker();
  expect(await make()).toMatchObject({ message: '', questionAnswers: { length: 10 } });
  expect(provider.asked).toHaveLength(1);
});

it('makes one set for all who ask at once', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map((other) => make(0, me + 1_000 * other)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]?.message).toBe('');
  expect(provider.asked).toHaveLength(1);
});

it('leaves a failing service alone, but answers what it made before', async () => {
  const good = await make();
  provider.behave('garbled');
  for (const round of [1, 2, 3]) await make(round);
  provider.behave('well');
  provider.asked.length = 0;
  expect(await make(4)).toEqual(own(questionTexts.offline, 4));
  expect(await make()).toEqual(good);
  expect(provider.asked).toHaveLength(0);
});

it('makes no more than twenty rounds a day for an account, and others may still ask', async () => {
  for (let round = 0; round < 20; round += 1) expect((await make(round)).message).toBe('');
  expect(await make(20)).toEqual(own(questionTexts.offline, 20));
  expect((await make(3)).message, 'what is kept costs nothing').toBe('');
  expect((await make(20, me + 1_000)).message).toBe('');
  context.clock.advanceMinutes(24 * 60);
  expect((await make(21)).message).toBe('');
});

it('makes no more in a month than it may cost', async () => {
  context.clock.advanceMinutes(31 * 24 * 60);
  useMaker({ monthly: 2 });
  const messages = [];
  for (const round of [0, 1, 2]) messages.push((await make(round, me + 1_000 * round)).message);
  expect(messages).toEqual(['', '', questionTexts.offline]);
  context.clock.advanceMinutes(31 * 24 * 60);
  expect((await make(2)).message).toBe('');
});

it('logs that it failed, and nothing that was sent or answered', async () => {
  provider.behave('injected', 'garbled', 'endless');
  for (const round of [0, 1]) await make(round);
  expect(lines.join('')).toContain('no interview questions were made');
  expect(lines.join('')).not.toMatch(/canaryskill|topic|evil|and so on|<html|test-questions-key/i);
});
