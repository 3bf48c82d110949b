import type { VacancyFit } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { closeVacancy } from '../../vacancy-lifecycle/index.ts';
import { makePosting } from '../../vacancy-lifecycle/test-vacancy-fixture.ts';
import { fillProfile, publishLive } from '../test-listing-fixture.ts';

const { app, context } = await openTestApp();

describe('GetVacancyFit', () => {
  it('compares a live vacancy with the profile of the caller, and has none for an ended one', async () => {
    const me = await registerThrough(app);
    await fillProfile(app, me, { skills: ['Tally', 'Excel'], places: ['Pune'], years: 1 });
    const stated = {
      skills: ['Tally', 'GST'],
      locations: ['Mumbai', 'Pune'],
      experienceFromYears: 4,
      experienceToYears: 6,
      salaryFromPaise: 30_000_000,
      salaryNotDisclosed: false,
    };
    const id = await publishLive(context, makePosting(stated), stated);
    const fit = () =>
      app.inject({ url: `/api/vacancyportal/GetVacancyFit/${me.accountID}/${id}`, headers: me.headers });
    expect((await fit()).json<VacancyFit>()).toEqual({
      matchedSkills: ['Tally'],
      missingSkills: ['GST'],
      pay: 'unknown',
      experience: 'tooLittle',
      distanceKm: 0,
      distanceFrom: 'Pune',
      warnings: ['This job asks for at least 4 years of experience. Your profile says 1 year.'],
    });
    await closeVacancy(context, id, { cause: 'filled', actor: 'tester' });
    expect((await fit()).statusCode).toBe(404);
  });
});
