import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { MovableClock } from '../../lib/clock.ts';
import {
  type QuestionProvider,
  startQuestionProvider,
  testKey,
  testModel,
} from '../../simulators/question-provider.ts';
import { openQuestionGenerator } from './open-question-generator.ts';
import type { QuestionGenerator, QuestionTask } from './question-generator.ts';

let provider: QuestionProvider;
beforeAll(async () => {
  provider = await startQuestionProvider();
});
beforeEach(() => {
  provider.behave('well');
  provider.received.length = 0;
});
afterAll(() => provider?.close());

const clock = new MovableClock(new Date('2026-03-02T06:30:00Z'));
const task: QuestionTask = { skills: ['Java', 'SQL'], vacancy: '', count: 10, known: [] };

function open(more: Record<string, string> = {}, timeoutMs = 120_000): QuestionGenerator {
  const settings = { QUESTIONS_URL: provider.url, QUESTIONS_MODEL: testModel, QUESTIONS_KEY: testKey, ...more };
  const generator = openQuestionGenerator(readConfig(settings), clock, { timeoutMs });
  if (!generator) throw new Error('the settings configure a service');
  return generator;
}

it('needs a service in the settings', () => {
  expect(openQuestionGenerator(readConfig({}), clock)).toBeUndefined();
  expect(() => readConfig({ QUESTIONS_URL: 'ftp://x', QUESTIONS_MODEL: 'm' })).toThrow('QUESTIONS_URL is invalid');
  expect(() => readConfig({ QUESTIONS_URL: 'https://x' })).toThrow('QUESTIONS_MODEL is invalid: is required');
});

it('returns ten questions with answers from one request', async () => {
  const generated = await open().generate(task);
  expect(generated).toHaveLength(10);
  expect(generated[0]).toEqual({
    question: 'What have you done with topic 0?',
    answer: expect.stringMatching(/^I used topic 0 in my last project/),
  });
  expect(provider.received).toHaveLength(1);
  expect(provider.received[0]?.response_format.type).toBe('json_schema');
});

it('retries once when the service is busy', async () => {
  provider.behave('busy', 'well');
  expect(await open().generate(task)).toHaveLength(10);
  expect(provider.received).toHaveLength(2);
});

it('gives up when the service stays busy, and at once when it asks for a long delay', async () => {
  provider.behave('busy');
  await expect(open().generate(task)).rejects.toThrow('the question service replied 429');
  expect(provider.received).toHaveLength(2);
  provider.behave('away');
  await expect(open().generate(task)).rejects.toThrow('the question service replied 429');
  expect(provider.received).toHaveLength(3);
});

it('retries an unreadable reply with a note, and sends nothing of that reply back', async () => {
  provider.behave('garbled', 'well');
  expect(await open().generate(task)).toHaveLength(10);
  const [first, second] = provider.received;
  expect(second?.messages).toHaveLength((first?.messages.length ?? 0) + 1);
  expect(second?.messages.at(-1)).toMatchObject({ role: 'system', content: expect.stringContaining('JSON') });
  expect(JSON.stringify(second)).not.toContain('<html>');

  provider.behave('garbled');
  await expect(open().generate(task)).rejects.toThrow('does not have the requested shape');
  expect(provider.received).toHaveLength(4);
});

it('stops reading an endless reply, and does not retry it', async () => {
  provider.behave('endless');
  await expect(open().generate(task)).rejects.toThrow('the reply is too long');
  expect(provider.received).toHaveLength(1);
});

it('keeps the timeout for both attempts together', async () => {
  provider.behave('slow');
  await expect(open({}, 100).generate(task)).rejects.toThrow('the question service did not reply in time');
  expect(provider.received.length).toBeLessThan(2);
});

it('does not retry a request refused for its key or model', async () => {
  await expect(open({ QUESTIONS_KEY: 'test-wrong' }).generate(task)).rejects.toThrow(
    'the question service replied 401',
  );
  await expect(open({ QUESTIONS_MODEL: 'other' }).generate(task)).rejects.toThrow('the question service replied 404');
  expect(provider.received).toHaveLength(0);
});

it('reports a service that cannot be reached', async () => {
  const closed = await startQuestionProvider();
  await closed.close();
  await expect(open({ QUESTIONS_URL: closed.url }).generate(task)).rejects.toThrow(
    'the question service could not be reached',
  );
});

it('drops what was injected into the reply', async () => {
  provider.behave('injected');
  const generated = await open().generate(task);
  const text = JSON.stringify(generated);
  expect(generated.length).toBeGreaterThanOrEqual(5);
  for (const evil of ['evil.example', '98765', '<img', '<script', 'alert(', '**']) expect(text).not.toContain(evil);
  expect(generated[0]?.answer).toMatch(/^I used topic 3 in my last project/);
});

it('opens the circuit breaker for a minute after three failures in a row', async () => {
  const generator = open();
  provider.behave('garbled');
  for (const _ of [1, 2, 3]) await expect(generator.generate(task)).rejects.toThrow('shape');
  expect(generator.isUnavailable()).toBe(true);
  provider.behave('well');
  provider.received.length = 0;
  await expect(generator.generate(task)).rejects.toThrow('circuit breaker of the question service is open');
  expect(provider.received).toHaveLength(0);

  clock.advanceMinutes(1);
  expect(await generator.generate(task)).toHaveLength(10);
  provider.behave('garbled');
  await expect(generator.generate(task)).rejects.toThrow('shape');
  expect(generator.isUnavailable(), 'one failure after a success').toBe(false);
});
