import { QUESTIONS_PER_ROUND } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { chooseQuestions, type Subject } from './choose-questions.ts';
import { findRoles, findTopics } from './find-topics.ts';
import { bank } from './question-bank.ts';

const about = (more: Partial<Subject>): Subject => ({
  skills: [],
  title: '',
  department: '',
  description: '',
  ...more,
});
const java = about({ skills: ['Java', 'SQL'] });

const names = (...given: Parameters<typeof findTopics>) => findTopics(...given).map((topic) => topic.names[0]);
const questionsOf = (subject: Subject, round = 0) => chooseQuestions(subject, round).map(({ question }) => question);
const asked = (name: string) =>
  bank.topics.find((topic) => topic.names.includes(name))?.questions.map((one) => one.question);

describe('topics', () => {
  it('match a skill by each of its names, in any spelling', () => {
    for (const skill of ['JavaScript', 'java script', 'JS']) expect(names([skill])).toEqual(['JavaScript']);
  });

  it('match a part of a skill, longer names first', () => {
    expect(names(['Core Java'])).toEqual(['Java']);
    expect(names(['Microsoft Power BI reports'])).toContain('Power BI');
  });

  it('are ordered from the rarest to the most common', () => {
    const found = findTopics(['Python', 'SQL', 'Kubernetes']);
    expect(found.map(({ commonness }) => commonness)).toEqual(
      found.map(({ commonness }) => commonness).toSorted((a, b) => a - b),
    );
    expect(found).toHaveLength(3);
  });

  it('of title and description follow those of the skills', () => {
    expect(names(['SQL'], 'Java developer', 'You will write Python.')).toEqual(['SQL', 'Java', 'Python']);
  });

  it('do not match ordinary words of a description', () => {
    expect(names([], '', 'You go to customers, excel at driving change and get plenty of rest.')).toEqual([]);
    expect(names(['Excel', 'Driving'])).toEqual(['Driving', 'Excel']);
  });

  it('are none for unknown words', () => {
    expect(names(['Zzqxj'], 'Wqzzk')).toEqual([]);
  });
});

describe('roles', () => {
  const words = (...texts: string[]) => findRoles(texts).map((role) => role.words[0]);

  it.each([
    ['Staff Nurse', ['nurs']],
    ['Software Engineer - Java', ['software']],
    ['Security Guard', ['driver']],
    ['Data Entry Operator', ['operation']],
    ['International Sales Executive', ['sales']],
    ['Marketing Intern', ['marketing', 'intern ']],
    ['Headmistress', []],
  ])('of %s are %j', (title, expected) => {
    const found = findRoles([title]);
    expect(found).toHaveLength(expected.length);
    for (const [at, word] of expected.entries()) expect(found[at]?.words).toContain(word);
  });

  it('come from the title, else the department, else the skills', () => {
    expect(words('Staff Nurse', 'Sales')).toEqual(words('Staff Nurse'));
    expect(words('Wqzzk', 'Sales', 'Java')).toEqual(words('Sales'));
    expect(words('Wqzzk', '', 'Java')).toEqual(words('Java'));
  });
});

describe('chosen questions', () => {
  it('are the same for the same subject and round', () => {
    expect(chooseQuestions(java, 3)).toEqual(chooseQuestions(about({ skills: ['Java', 'SQL'] }), 3));
  });

  it('cover every skill and include general questions', () => {
    const round = questionsOf(java);
    expect(round.filter((one) => asked('Java')?.includes(one)).length).toBeGreaterThanOrEqual(2);
    expect(round.filter((one) => asked('SQL')?.includes(one)).length).toBeGreaterThanOrEqual(2);
    expect(round.filter((one) => bank.general.some(({ question }) => question === one)).length).toBeGreaterThanOrEqual(
      2,
    );
  });

  it('do not repeat until all were used, then start again', () => {
    const seen = new Set<string>();
    let round = 0;
    for (; ; round += 1) {
      const next = questionsOf(java, round);
      expect(new Set(next).size).toBe(QUESTIONS_PER_ROUND);
      if (next.some((question) => seen.has(question))) break;
      for (const question of next) seen.add(question);
    }
    expect(round).toBeGreaterThan(2);
    for (const question of bank.general) expect([...seen, ...questionsOf(java, round)]).toContain(question.question);
  });

  it.each([0, 1, 7, 999])('are ten even when nothing matches, in round %i', (round) => {
    for (const subject of [about({}), about({ skills: ['Zzqxj'], title: 'Wqzzk', description: '<<<' })])
      expect(chooseQuestions(subject, round)).toHaveLength(QUESTIONS_PER_ROUND);
  });

  it('match the role of a vacancy', () => {
    const nurse = questionsOf(about({ title: 'Staff Nurse', department: 'Healthcare' }));
    const ofRole = findRoles(['Staff Nurse']).flatMap(({ questions }) => questions.map(({ question }) => question));
    expect(nurse.some((question) => ofRole.includes(question))).toBe(true);
  });
});
