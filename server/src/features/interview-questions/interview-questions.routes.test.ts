import {
  addressOf,
  generateInterviewQuestionsFromJD as fromJD,
  generateInterviewQuestionsFromSkills as fromSkills,
  type InterviewQuestions,
  QUESTIONS_PER_ROUND,
  questionTexts as texts,
} from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../testing/test-app.ts';
import { closeVacancy, type VacancyPosting } from '../vacancy-lifecycle/index.ts';
import { publishLiveVacancy } from '../vacancy-lifecycle/test-vacancy-fixture.ts';

const { app, context } = await openTestApp();
const reason = { cause: 'a test', actor: 'system' };
type Member = Awaited<ReturnType<typeof registerThrough>>;
const me = await registerThrough(app);

const get = (url: string, member: Partial<Member> = me) =>
  app.inject({ url, ...(member.headers ? { headers: member.headers } : {}) });
const ofAccount = (accountID: number, query = {}) =>
  addressOf(fromSkills, { params: { accountID: String(accountID) }, query });
const ofVacancy = (vacancyID: number | string, query = {}) =>
  addressOf(fromJD, { query: { vacancyID: String(vacancyID), ...query } });
const read = async (url: string, member = me): Promise<InterviewQuestions> => {
  const reply = await get(url, member);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};

const publish = (more: Partial<VacancyPosting> = {}) => publishLiveVacancy(context, more);

const addSkill = (member: Member, skill: string) =>
  app.inject({
    method: 'POST',
    url: `/api/JobSeekerSkillSets/SaveJobSeekerSkillSet?accountID=${member.accountID}&skill=${encodeURIComponent(skill)}`,
    headers: member.headers,
  });

describe('questions from skills', () => {
  it('are general while the account has no skills', async () => {
    const reply = await read(ofAccount(me.accountID));
    expect(reply).toMatchObject({ message: texts.noSkills, jobDescription: '', vacancy: null });
    expect(reply.questionAnswers).toHaveLength(QUESTIONS_PER_ROUND);
    expect(reply.questionAnswers[0]?.question).toBe('Tell me about yourself.');
  });

  it('match the skills of the account and differ in the next round', async () => {
    const member = await registerThrough(app);
    expect((await addSkill(member, 'Java')).body).toMatch(/success/i);
    const [first, same, next] = await Promise.all(
      [{}, { round: '0' }, { round: '1' }].map((query) => read(ofAccount(member.accountID, query), member)),
    );
    expect(first?.message).toBe(texts.offline);
    expect(JSON.stringify(first?.questionAnswers)).toMatch(/Java|JVM/);
    expect(same).toEqual(first);
    const asked = first?.questionAnswers.map(({ question }) => question) ?? [];
    expect(next?.questionAnswers.filter(({ question }) => asked.includes(question))).toEqual([]);
  });

  it('are for the account of the caller only', async () => {
    const other = await registerThrough(app);
    expect((await get(ofAccount(other.accountID))).statusCode).toBe(403);
    expect((await get(ofAccount(me.accountID), {})).statusCode).toBe(401);
  });

  it.each(['-1', '1.5', 'x', '1000'])('have no round %s', async (round) => {
    expect((await get(ofAccount(me.accountID, { round }))).statusCode).toBe(400);
  });
});

describe('questions for a vacancy', () => {
  it.each(['standard', 'manual'] as const)('include its description: %s', async (kind) => {
    const id = await publish({
      kind,
      title: 'Java Developer',
      skills: ['Java'],
      descriptionHtml: '<p>Build <b>billing</b>.</p><script>alert(1)</script>',
    });
    const reply = await read(ofVacancy(id, { isManualVacancy: String(kind === 'manual') }));
    expect(reply.vacancy).toEqual({
      vacancyID: id,
      jobTitle: 'Java Developer',
      orgName: 'Tulsi Granites',
      isManualPostedJob: kind === 'manual',
    });
    expect(reply.jobDescription).toContain('billing');
    expect(reply.jobDescription).not.toContain('script');
    expect(reply.questionAnswers).toHaveLength(QUESTIONS_PER_ROUND);
    expect(JSON.stringify(reply.questionAnswers)).toMatch(/Java|JVM/);
    expect(await read(ofVacancy(id)), 'the flag is optional').toEqual(reply);
  });

  it('are empty when it is closed, does not exist or has an invalid id', async () => {
    const closed = await publish();
    await closeVacancy(context, closed, reason);
    for (const id of [closed, 2_000_000_000])
      expect(await read(ofVacancy(id))).toEqual({
        message: texts.noVacancy,
        jobDescription: '',
        questionAnswers: [],
        vacancy: null,
      });
    expect((await get(ofVacancy('x'))).statusCode).toBe(400);
  });

  it('need an account', async () => {
    expect((await get(ofVacancy(await publish()), {})).statusCode).toBe(401);
  });
});
