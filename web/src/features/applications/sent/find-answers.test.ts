import type { SentApplication } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { findAnswers } from './find-answers.ts';

const now = new Date('2026-11-23T10:00:00Z');
const sent = (applicationID: number, ...steps: [SentApplication['status'], string][]) =>
  ({
    applicationID,
    status: steps.at(-1)?.[0],
    timeline: steps.map(([status, on]) => ({ status, on: `2026-11-${on}T09:00:00Z`, note: '' })),
  }) as SentApplication;

it('finds the last answer of each application, newest first', () => {
  const applications = [
    sent(1, ['Sent', '10'], ['Viewed', '12'], ['Shortlisted', '20']),
    sent(2, ['Sent', '21']),
    sent(3, ['Sent', '10'], ['Not selected', '22']),
  ];
  expect(
    findAnswers(applications, now, 3).map(({ application, status }) => [application.applicationID, status]),
  ).toEqual([
    [3, 'Not selected'],
    [1, 'Shortlisted'],
  ]);
  expect(findAnswers(applications, now, 1)).toHaveLength(1);
});

it('an answer of three weeks ago, a withdrawn and a closed application do not count', () => {
  const applications = [
    sent(1, ['Sent', '01'], ['Viewed', '02']),
    sent(2, ['Sent', '10'], ['Viewed', '20'], ['Withdrawn', '21']),
    // Closed without its own step.
    { ...sent(3, ['Sent', '10'], ['Viewed', '20']), status: 'Closed' } as SentApplication,
  ];
  expect(findAnswers(applications, now, 3)).toEqual([]);
});
