import { describe, expect, it } from 'vitest';
import { skillKey } from '../profile/index.ts';
import { findTopics } from './find-topics.ts';
import { bank } from './question-bank.ts';

const groups = [...bank.topics, ...bank.roles, { questions: bank.general }];
const all = groups.flatMap(({ questions }) => questions);

describe('the question bank', () => {
  it('has several questions for each topic and role', () => {
    expect(bank.topics.length).toBeGreaterThanOrEqual(100);
    expect(bank.general.length).toBeGreaterThanOrEqual(20);
    for (const { names, questions } of bank.topics) expect(questions.length, names[0]).toBeGreaterThanOrEqual(3);
    for (const { words, questions } of bank.roles) expect(questions.length, words[0]).toBeGreaterThanOrEqual(2);
  });

  it('contains no question twice', () => {
    const texts = all.map(({ question }) => question.toLowerCase());
    expect(texts.filter((question, at) => texts.indexOf(question) !== at)).toEqual([]);
  });

  it('has plain-text answers', () => {
    for (const { question, answer } of all) {
      expect(question).toMatch(/^\S.{9,298}[?.]$/u);
      expect(answer, question).toMatch(/^\S.{39,998}[.?!'’)]$/u);
      expect(`${question} ${answer}`).not.toMatch(/\*\*|<\/?(?:b|i|p|a|br|ul|li|script)>|https?:|&[a-z]+;/i);
    }
  });

  it('has no two topics of the same name', () => {
    const keys = bank.topics.flatMap(({ names }) => [...new Set(names.map(skillKey))]);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(keys).not.toContain('');
  });
});

/** The hundred skills that a collection of 43,000 postings names most often, as written there. */
const commonSkills = [
  'Python',
  'SQL',
  'Machine Learning',
  'Data analysis',
  'AWS',
  'IT Skills',
  'Computer science',
  'Java',
  'Data Science',
  'Analytical',
  'Javascript',
  'Azure',
  'GCP',
  'Agile',
  'Big Data',
  'Analytics',
  'Cloud',
  'Data Analytics',
  'MySQL',
  'Data management',
  'Artificial Intelligence',
  'Coding',
  'spark',
  'Automation',
  'Power BI',
  'HTML',
  'Tableau',
  'data analyst',
  'c++',
  'Linux',
  'Data Mining',
  'Data Structures',
  'software development',
  'GIT',
  'Excel',
  'data modeling',
  'Business intelligence',
  'Consulting',
  'hadoop',
  'Project Management',
  'data visualization',
  'Debugging',
  'Deep Learning',
  'scala',
  'Oracle',
  'Backend',
  'NoSQL',
  'Data quality',
  'Troubleshooting',
  'DevOps',
  'Testing',
  'SQL Server',
  'R',
  'CSS',
  'etl',
  'Programming',
  'Front end',
  'jquery',
  'docker',
  'Natural Language Processing',
  'hive',
  'SAS',
  'Postgresql',
  'Networking',
  'kubernetes',
  'Node.Js',
  'React.js',
  'BPO',
  'Operations',
  'Customer service',
  'Business Analysis',
  'Data collection',
  'Monitoring',
  'Data warehousing',
  'Management',
  'Pyspark',
  'Data Engineering',
  'Healthcare',
  'Software Engineering',
  'Unix',
  'Open source',
  'MongoDB',
  'CI/CD',
  'Product management',
  'Communication',
  'Architecture',
  'Manager Technology',
  'Statistics',
  'Kafka',
  'Algorithms',
  'Application development',
  'C#',
  'Data processing',
  'Computer Vision',
  'REST',
  'Microservices',
  'Tensorflow',
  'C',
  'Data Scientist',
  'Communication Skills',
];

it('has questions for each of the hundred most common skills', () => {
  expect(new Set(commonSkills.map(skillKey)).size).toBe(100);
  expect(commonSkills.filter((skill) => findTopics([skill]).length === 0)).toEqual([]);
});
