import { type ApplicationStatus, applicationStatus, applyTexts, withdrawTexts } from '@aarambh/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import { closeVacancy } from '../../vacancy-lifecycle/index.ts';
import { createTestApplicant, publishTestVacancy } from '../test-applicant.ts';
import { canBecome } from './application-status.ts';
import { closeApplications } from './close-applications.ts';
import { setApplicationStatus } from './set-application-status.ts';

const { app, context } = await openTestApp();

const employer = ['Viewed', 'Shortlisted', 'Interview', 'Not selected'] as const;
const actions = ['apply', 'apply', 'withdraw', 'close', ...employer] as const;

/** The rule once more, expressed differently from the implementation. */
const order: ApplicationStatus[] = ['Sent', ...employer];
function isLegal(from: ApplicationStatus, to: ApplicationStatus): boolean {
  if (from === 'Withdrawn') return to === 'Sent';
  if (from === 'Closed' || from === 'Not selected') return false;
  return to === 'Closed' || to === 'Withdrawn' || order.indexOf(to) > order.indexOf(from);
}

it('allows exactly the legal changes', () => {
  for (const from of applicationStatus.options)
    for (const to of applicationStatus.options) expect(canBecome(from, to), `${from} → ${to}`).toBe(isLegal(from, to));
});

it('any sequence of actions leaves a timeline of legal changes only', async () => {
  const me = await createTestApplicant(app, context);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...actions), { minLength: 1, maxLength: 12 }), async (taken) => {
      const vacancyId = await publishTestVacancy(context);
      const expected: ApplicationStatus[] = [];
      const now = () => expected.at(-1);
      let isOpen = true;
      for (const action of taken) {
        const from = now();
        if (action === 'apply') {
          const text = await me.apply(vacancyId);
          const isNew = isOpen && (from === undefined || from === 'Withdrawn');
          expect(text === applyTexts.sent).toBe(isNew);
          if (isNew) expected.push('Sent');
        } else if (action === 'close') {
          if (isOpen) await closeVacancy(context, vacancyId, { cause: 'a test', actor: 'system' });
          isOpen = false;
          await closeApplications(context);
          if (from && isLegal(from, 'Closed')) expected.push('Closed');
        } else if (from) {
          const { applicationID } = await me.applicationFor(vacancyId);
          if (action === 'withdraw') {
            const { body } = await me.withdraw(applicationID);
            expect(body === withdrawTexts.withdrawn).toBe(isLegal(from, 'Withdrawn') && isOpen);
            if (body === withdrawTexts.withdrawn) expected.push('Withdrawn');
          } else {
            const set = setApplicationStatus(context, applicationID, { status: action, note: '', by: 'a test' });
            const isChanged = await set.then(
              () => true,
              ({ code }) => code !== 'conflict',
            );
            expect(isChanged).toBe(isLegal(from, action));
            // The applicant sees it, and can no longer withdraw what was decided, after ten minutes.
            context.clock.advanceMinutes(10);
            if (isChanged) expected.push(action);
          }
        }
        expect(await me.hasApplied(vacancyId)).toBe(now() !== undefined && now() !== 'Withdrawn');
      }
      if (now()) expect(await me.timeline(vacancyId)).toEqual(expected);
    }),
    { numRuns: 25 },
  );
});
