import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { MovableClock } from '../../lib/clock.ts';
import {
  type QuestionProvider,
  startQuestionProvider,
  testKey,
  testModel,
} from '../../simulators/question-provider.ts';
import { openQuestionMaker } from './open-question-maker.ts';
import type { QuestionMaker, QuestionTask } from './question-maker.ts';

let provider: QuestionProvider;
beforeAll(async () => {
  provider = await startQuestionProvider();
});
beforeEach(() => {
  provider.behave('well');
  provider.asked.length = 0;
});
afterAll(() => provider?.close());

const clock = new MovableClock(new Date('2026-03-02T06:30:00Z'));
const task: QuestionTask = { skills: ['Java', 'SQL'], vacancy: '', count: 10, known: [] };

function open(more: Record<string, string> = {}, timeoutMs = 10_000): QuestionMaker {
  const settings = { QUESTIONS_URL: provider.url, QUESTIONS_MODEL: testModel, QUESTIONS_KEY: testKey, ...more };
  const maker = openQuestionMaker(readConfig(settings), clock, { timeoutMs });
  if (!maker) throw new Error('There are settings, so there is a maker.');
  return maker;
}

it('needs a service in the settings', () => {
  expect(openQuestionMaker(readConfig({}), clock)).toBeUndefined();
  expect(() => readConfig({ QUESTIONS_URL: 'ftp://x', QUESTIONS_MODEL: 'm' })).toThrow('QUESTIONS_URL is wrong');
  expect(() => readConfig({ QUESTIONS_URL: 'https://x' })).toThrow('QUESTIONS_MODEL is wrong: it is missing');
});

it('gets ten questions with answers in one request', async () => {
  const made = await open().make(task);
  expect(made).toHaveLength(10);
  expect(made[0]).toEqual({
    question: 'What have you done with topic 0?',
    answer: expect.stringMatching(/^I used topic 0 in my last project/),
  });
  expect(provider.asked).toHaveLength(1);
  expect(provider.asked[0]?.response_format.type).toBe('json_schema');
});

it('asks once more when the service is busy, and is answered', async () => {
  provider.behave('busy', 'well');
  expect(await open().make(task)).toHaveLength(10);
  expect(provider.asked).toHaveLength(2);
});

it('gives up when the service stays busy, and at once when that is to last', async () => {
  provider.behave('busy');
  await expect(open().make(task)).rejects.toThrow('the service answered 429');
  expect(provider.asked).toHaveLength(2);
  provider.behave('away');
  await expect(open().make(task)).rejects.toThrow('the service answered 429');
  expect(provider.asked).toHaveLength(3);
});

it('says what was wrong with an answer nobody can read, and sends nothing of it back', async () => {
  provider.behave('garbled', 'well');
  expect(await open().make(task)).toHaveLength(10);
  const [first, second] = provider.asked;
  expect(second?.messages).toHaveLength((first?.messages.length ?? 0) + 1);
  expect(second?.messages.at(-1)).toMatchObject({ role: 'system', content: expect.stringContaining('JSON') });
  expect(JSON.stringify(second)).not.toContain('<html>');

  provider.behave('garbled');
  await expect(open().make(task)).rejects.toThrow('does not have the shape');
  expect(provider.asked).toHaveLength(4);
});

it('stops reading an answer without end, and does not want it twice', async () => {
  provider.behave('endless');
  await expect(open().make(task)).rejects.toThrow('the answer is too long');
  expect(provider.asked).toHaveLength(1);
});

it('waits no longer than it may, for both tries together', async () => {
  provider.behave('slow');
  await expect(open({}, 100).make(task)).rejects.toThrow('the service did not answer in time');
  expect(provider.asked).toHaveLength(1);
});

it('does not repeat what a wrong key or model was refused for', async () => {
  await expect(open({ QUESTIONS_KEY: 'test-wrong' }).make(task)).rejects.toThrow('the service answered 401');
  await expect(open({ QUESTIONS_MODEL: 'other' }).make(task)).rejects.toThrow('the service answered 404');
  expect(provider.asked).toHaveLength(0);
});

it('tells when nobody is there', async () => {
  const closed = await startQuestionProvider();
  await closed.close();
  await expect(open({ QUESTIONS_URL: closed.url }).make(task)).rejects.toThrow('the service could not be reached');
});

it('shows nothing of what somebody made the service say', async () => {
  provider.behave('injected');
  const made = await open().make(task);
  const text = JSON.stringify(made);
  expect(made.length).toBeGreaterThanOrEqual(5);
  for (const evil of ['evil.example', '98765', '<img', '<script', 'alert(', '**']) expect(text).not.toContain(evil);
  expect(made[0]?.answer).toMatch(/^I used topic 3 in my last project/);
});

it('leaves a failing service alone for a minute after three failures in a row', async () => {
  const maker = open();
  provider.behave('garbled');
  for (const _ of [1, 2, 3]) await expect(maker.make(task)).rejects.toThrow('shape');
  expect(maker.isResting()).toBe(true);
  provider.behave('well');
  provider.asked.length = 0;
  await expect(maker.make(task)).rejects.toThrow('left alone for a minute');
  expect(provider.asked).toHaveLength(0);

  clock.advanceMinutes(1);
  expect(await maker.make(task)).toHaveLength(10);
  provider.behave('garbled');
  await expect(maker.make(task)).rejects.toThrow('shape');
  expect(maker.isResting(), 'one failure after it went well').toBe(false);
});
