import { type ApplicationStatus, applicationStatus, applyTexts, withdrawTexts } from '@aarambh/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import { closeVacancy } from '../../vacancies/index.ts';
import { makeApplicant, publishVacancy } from '../test-applicant.ts';
import { mayBecome } from './application-life.ts';
import { closeApplications } from './close-applications.ts';
import { setApplicationStatus } from './set-application-status.ts';

const { app, context } = await openTestApp();

const employer = ['Viewed', 'Shortlisted', 'Interview', 'Not selected'] as const;
const doings = ['apply', 'apply', 'withdraw', 'close', ...employer] as const;

/** The whole order, written down once more and otherwise than the rule has it. */
const order: ApplicationStatus[] = ['Sent', ...employer];
function isLegal(from: ApplicationStatus, to: ApplicationStatus): boolean {
  if (from === 'Withdrawn') return to === 'Sent';
  if (from === 'Closed' || from === 'Not selected') return false;
  return to === 'Closed' || to === 'Withdrawn' || order.indexOf(to) > order.indexOf(from);
}

it('knows one order', () => {
  for (const from of applicationStatus.options)
    for (const to of applicationStatus.options) expect(mayBecome(from, to), `${from} → ${to}`).toBe(isLegal(from, to));
});

it('whatever is done in whatever order, a timeline only ever goes legal ways', async () => {
  const me = await makeApplicant(app, context);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...doings), { minLength: 1, maxLength: 12 }), async (done) => {
      const vacancyId = await publishVacancy(context);
      const expected: ApplicationStatus[] = [];
      const now = () => expected.at(-1);
      let isOpen = true;
      for (const doing of done) {
        const from = now();
        if (doing === 'apply') {
          const text = await me.apply(vacancyId);
          const isNew = isOpen && (from === undefined || from === 'Withdrawn');
          expect(text === applyTexts.sent).toBe(isNew);
          if (isNew) expected.push('Sent');
        } else if (doing === 'close') {
          if (isOpen) await closeVacancy(context, vacancyId, { cause: 'a test', actor: 'system' });
          isOpen = false;
          await closeApplications(context);
          if (from && isLegal(from, 'Closed')) expected.push('Closed');
        } else if (from) {
          const { applicationID } = await me.applicationFor(vacancyId);
          if (doing === 'withdraw') {
            const { body } = await me.withdraw(applicationID);
            expect(body === withdrawTexts.withdrawn).toBe(isLegal(from, 'Withdrawn') && isOpen);
            if (body === withdrawTexts.withdrawn) expected.push('Withdrawn');
          } else {
            const set = setApplicationStatus(context, applicationID, { status: doing, note: '', by: 'a test' });
            const went = await set.then(
              () => true,
              ({ code }) => code !== 'conflict',
            );
            expect(went).toBe(isLegal(from, doing));
            if (went) expected.push(doing);
          }
        }
        expect(await me.hasApplied(vacancyId)).toBe(now() !== undefined && now() !== 'Withdrawn');
      }
      if (now()) expect(await me.timeline(vacancyId)).toEqual(expected);
    }),
    { numRuns: 25 },
  );
});
