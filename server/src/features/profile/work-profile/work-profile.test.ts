import { type JobMode, type ProfileDetails, SALARY_MAX } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { saveWorkProfile } from './save-work-profile.ts';

const { app, context } = await openTestApp();
let me: Awaited<ReturnType<typeof registerThrough>>;
beforeEach(async () => {
  me = await registerThrough(app);
});

const save = (action: string, fields: object) =>
  app.inject({
    method: 'POST',
    url: `/api/JobSeekerProfile/${action}`,
    headers: me.headers,
    payload: { accountID: me.accountID, ...fields },
  });

const details = async (): Promise<ProfileDetails> =>
  (await app.inject({ url: `/api/JobSeekerProfile/GetProfileDetails/${me.accountID}`, headers: me.headers })).json();

const empty: ProfileDetails = {
  gender: '',
  currentExperience: '',
  currentAnnualSalary: null,
  noticePeriod: '',
  readyToReallocate: '',
  jobMode: '',
  years: null,
  months: null,
  jobModeID: null,
};

describe('the work profile', () => {
  it('is empty before anything is saved', async () => {
    expect(await details()).toEqual(empty);
  });

  it.each<[string, object, Partial<ProfileDetails>]>([
    ['SaveGender', { data: 'Transgender' }, { gender: 'Transgender' }],
    ['SaveAnnualSalary', { data: 0 }, { currentAnnualSalary: 0 }],
    ['SaveAnnualSalary', { data: SALARY_MAX }, { currentAnnualSalary: SALARY_MAX }],
    ['SaveNoticePeriod', { data: 'Immediate Join' }, { noticePeriod: 'Immediate Join' }],
    ['SaveReadyToAllocate', { data: 'Yes' }, { readyToReallocate: 'Yes' }],
    ['SaveReadyToAllocate', { data: 'No' }, { readyToReallocate: 'No' }],
    ['SaveJobMode', { data: 3 }, { jobMode: 'Hybrid', jobModeID: 3 }],
    ['SaveJobMode', { data: '2' }, { jobMode: 'Work From Home', jobModeID: 2 }],
    ['SaveJobMode', { data: ' work from office ' }, { jobMode: 'Work From Office', jobModeID: 1 }],
    [
      'SaveWorkExperience',
      { years: 3, months: 4 },
      { currentExperience: '3 Year(s), 4 Month(s)', years: 3, months: 4 },
    ],
    [
      'SaveWorkExperience',
      { years: 0, months: 0 },
      { currentExperience: '0 Year(s), 0 Month(s)', years: 0, months: 0 },
    ],
    [
      'SaveWorkExperience',
      { years: 60, months: 11 },
      { currentExperience: '60 Year(s), 11 Month(s)', years: 60, months: 11 },
    ],
  ])('%s %j changes only its part', async (action, fields, part) => {
    const reply = await save(action, fields);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.headers['content-type']).toContain('text/plain');
    expect(reply.body).toMatch(/ saved successfully$/);
    expect(await details()).toEqual({ ...empty, ...part });
  });

  it.each<[string, object, string]>([
    ['SaveGender', { data: 'female' }, 'Please select a gender'],
    ['SaveAnnualSalary', {}, 'Enter Current Annual Salary'],
    ['SaveAnnualSalary', { data: 1.5 }, 'Only digits allowed'],
    ['SaveAnnualSalary', { data: -1 }, 'Enter Current Annual Salary'],
    ['SaveAnnualSalary', { data: SALARY_MAX + 1 }, 'Please enter a smaller amount, in rupees a year'],
    ['SaveNoticePeriod', { data: '4 Months' }, 'Please select a notice period'],
    ['SaveReadyToAllocate', { data: true }, 'Please select Yes or No'],
    ['SaveJobMode', { data: 4 }, 'Please select a work mode'],
    ['SaveJobMode', { data: 'On the moon' }, 'Please select a work mode'],
    ['SaveJobMode', { data: '03' }, 'Please select a work mode'],
    ['SaveWorkExperience', { months: 4 }, 'Enter Current Experience In Years'],
    ['SaveWorkExperience', { years: 3 }, 'Enter Current Experience In Months'],
    ['SaveWorkExperience', { years: 3, months: 12 }, 'Maximum 11 months allowed'],
    ['SaveWorkExperience', { years: 61, months: 0 }, 'Maximum 60 years allowed'],
  ])('%s %j is refused and changes nothing', async (action, fields, text) => {
    const reply = await save(action, fields);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'bad_input', detail: text });
    expect(text).not.toMatch(/success/i);
    expect(await details()).toEqual(empty);
  });

  it('stores all six parts when they are saved concurrently', async () => {
    await save('SaveGender', { data: 'Male' });
    const replies = await Promise.all([
      save('SaveGender', { data: 'Female' }),
      save('SaveAnnualSalary', { data: 650_000 }),
      save('SaveNoticePeriod', { data: '2 Months' }),
      save('SaveReadyToAllocate', { data: 'Yes' }),
      save('SaveJobMode', { data: 1 }),
      save('SaveWorkExperience', { years: 5, months: 7 }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await details()).toEqual({
      gender: 'Female',
      currentExperience: '5 Year(s), 7 Month(s)',
      currentAnnualSalary: 650_000,
      noticePeriod: '2 Months',
      readyToReallocate: 'Yes',
      jobMode: 'Work From Office',
      years: 5,
      months: 7,
      jobModeID: 1,
    });
  });

  it('is refused for an account that was deleted meanwhile', async () => {
    await context.db
      .updateTable('accounts')
      .set({ deleted_at: context.clock.now() })
      .where('id', '=', me.accountID)
      .execute();
    await expect(saveWorkProfile(context, me.accountID, { gender: 'Male' })).rejects.toMatchObject({
      code: 'not_signed_in',
    });
    const rows = await context.db
      .selectFrom('work_profiles')
      .selectAll()
      .where('account_id', '=', me.accountID)
      .execute();
    expect(rows).toEqual([]);
  });
});

it('GetJobModes returns stable ids and the names used in vacancies', async () => {
  const modes = (await app.inject('/api/JobMaster/GetJobModes')).json<JobMode[]>();
  expect(modes).toEqual([
    { jobModeID: 1, jobMode: 'Work From Office' },
    { jobModeID: 2, jobMode: 'Work From Home' },
    { jobModeID: 3, jobMode: 'Hybrid' },
  ]);
});
