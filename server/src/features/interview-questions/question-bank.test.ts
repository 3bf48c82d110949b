import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { skillKey } from '../profile/index.ts';
import { bank } from './bank.ts';
import { findTopics } from './find-topics.ts';

const groups = [...bank.topics, ...bank.roles, { questions: bank.general }];
const all = groups.flatMap(({ questions }) => questions);

describe('our own collection', () => {
  it('has questions of each kind, several a topic', () => {
    expect(bank.topics.length).toBeGreaterThanOrEqual(100);
    expect(bank.general.length).toBeGreaterThanOrEqual(20);
    for (const { names, questions } of bank.topics) expect(questions.length, names[0]).toBeGreaterThanOrEqual(3);
    for (const { words, questions } of bank.roles) expect(questions.length, words[0]).toBeGreaterThanOrEqual(2);
  });

  it('asks no question twice', () => {
    const asked = all.map(({ question }) => question.toLowerCase());
    expect(asked.filter((question, at) => asked.indexOf(question) !== at)).toEqual([]);
  });

  it('answers in plain text', () => {
    for (const { question, answer } of all) {
      expect(question).toMatch(/^\S.{9,298}[?.]$/u);
      expect(answer, question).toMatch(/^\S.{39,998}[.?!'’)]$/u);
      expect(`${question} ${answer}`).not.toMatch(/\*\*|<\/?(?:b|i|p|a|br|ul|li|script)>|https?:|&[a-z]+;/i);
    }
  });

  it('knows no two topics by the same name', () => {
    const keys = bank.topics.flatMap(({ names }) => [...new Set(names.map(skillKey))]);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(keys).not.toContain('');
  });
});

const jobsFile = resolve(import.meta.dirname, '../../../../../shared/data/jobs.jsonl.gz');

describe.skipIf(!existsSync(jobsFile))('on real postings (skipped without ../shared/data)', () => {
  it('has questions for each of the hundred skills that are named most', () => {
    const named = new Map<string, { skill: string; postings: number }>();
    for (const line of gunzipSync(readFileSync(jobsFile)).toString('utf8').split('\n').filter(Boolean)) {
      const { skills = [] } = JSON.parse(line) as { skills?: string[] };
      for (const [key, skill] of new Map(skills.map((one) => [skillKey(one), one] as const)))
        named.set(key, { skill, postings: (named.get(key)?.postings ?? 0) + 1 });
    }
    const hundred = [...named.values()].sort((a, b) => b.postings - a.postings).slice(0, 100);
    expect(hundred).toHaveLength(100);
    expect(hundred.filter(({ skill }) => findTopics([skill]).length === 0)).toEqual([]);
  });
});
