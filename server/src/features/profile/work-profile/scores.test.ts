import type { ProfileScore } from '@aarambh/contract';
import { beforeEach, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';

const { app, context } = await openTestApp();
let me: Awaited<ReturnType<typeof registerThrough>>;
beforeEach(async () => {
  me = await registerThrough(app);
});

const scores = async (): Promise<ProfileScore[]> => {
  const url = `/api/CandidateProfileScores/GetCandidateProfileScores/${me.accountID}`;
  return (await app.inject({ url, headers: me.headers })).json();
};
const completed = async () => (await scores()).filter((section) => section.isCompleted).map((s) => s.sectionName);

async function send(path: string, payload?: object): Promise<void> {
  const reply = await app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: me.headers,
    ...(payload ? { payload } : {}),
  });
  expect(reply.body).toMatch(/success/i);
}

const profile = (action: string, fields: object) =>
  send(`JobSeekerProfile/${action}`, { accountID: me.accountID, ...fields });
const addSkill = (skill: string) =>
  send(`JobSeekerSkillSets/SaveJobSeekerSkillSet?accountID=${me.accountID}&skill=${skill}`);
const file = (kind: string) => ({
  account_id: me.accountID,
  file_key: `${kind}/${me.accountID}`,
  content_type: 'application/octet-stream',
  bytes: 1,
  uploaded_at: context.clock.now(),
});
const verify = (column: 'mobile_verified_at' | 'email_verified_at') =>
  context.db
    .updateTable('accounts')
    .set({ [column]: context.clock.now() })
    .where('id', '=', me.accountID)
    .execute();

/** The steps that complete each section; it is incomplete until the last one. */
const sections: [string, number, (() => Promise<unknown>)[]][] = [
  [
    'Resume',
    20,
    [
      () =>
        context.db
          .insertInto('resumes')
          .values({ ...file('resumes'), original_name: 'a.pdf', sha256: Buffer.alloc(32), replaced_at: null })
          .execute(),
    ],
  ],
  [
    'Picture',
    5,
    [
      () =>
        context.db
          .insertInto('pictures')
          .values({ ...file('pictures'), reviewed_at: null, reviewed_by: null })
          .execute(),
    ],
  ],
  [
    'Work profile',
    20,
    [
      () => profile('SaveGender', { data: 'Female' }),
      () => profile('SaveAnnualSalary', { data: 0 }),
      () => profile('SaveNoticePeriod', { data: '1 Month' }),
      () => profile('SaveReadyToAllocate', { data: 'No' }),
      () => profile('SaveJobMode', { data: 1 }),
      () => profile('SaveWorkExperience', { years: 0, months: 0 }),
    ],
  ],
  [
    'Address',
    10,
    [
      () =>
        send('JobSeekerAddress/SaveAddress', {
          accountID: me.accountID,
          curAddress: '12 Linking Road',
          curState: 4008,
          curCity: 133024,
          sameAsAbove: true,
          resAddress: '12 Linking Road',
          resState: 4008,
          resCity: 133024,
        }),
    ],
  ],
  [
    'Preferred locations',
    10,
    [() => send('JobSeekerLocations/SavePreferredLocation', { accountId: me.accountID, preferredLocation: 'Pune' })],
  ],
  ['Skills', 15, ['Java', 'SQL', 'Excel', 'Tally', 'Welding'].map((skill) => () => addSkill(skill))],
  ['Mobile verified', 10, [() => verify('mobile_verified_at')]],
  ['Email verified', 10, [() => verify('email_verified_at')]],
];

it('has eight sections that add up to 100', async () => {
  const list = await scores();
  expect(list).toEqual(sections.map(([sectionName, score]) => ({ sectionName, score, isCompleted: false })));
  expect(list.reduce((sum, { score }) => sum + score, 0)).toBe(100);
});

it.each(sections)('%s counts %i once it is complete', async (section, _score, steps) => {
  for (const step of steps) {
    expect(await completed()).toEqual([]);
    await step();
  }
  expect(await completed()).toEqual([section]);
});

it('counts all sections together, and no longer counts removed ones', async () => {
  for (const step of sections.flatMap(([, , steps]) => steps)) await step();
  expect(await completed()).toEqual(sections.map(([section]) => section));

  const { db, clock } = context;
  const mine = me.accountID;
  await db.updateTable('resumes').set({ replaced_at: clock.now() }).where('account_id', '=', mine).execute();
  await db.updateTable('pictures').set({ status: 'Rejected' }).where('account_id', '=', mine).execute();
  await send('JobSeekerLocations/RemovePreferredLocation', { accountId: me.accountID, preferredLocation: 'Pune' });
  expect(await completed()).toEqual(['Work profile', 'Address', 'Skills', 'Mobile verified', 'Email verified']);
});
