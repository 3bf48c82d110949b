import { applyTexts } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { createApi } from '../../platform/api/api.ts';
import { applyToVacancy, applyToVacancyById } from './apply-to-vacancy.ts';

/** A fake API with replies by address that records its calls. */
function fakeApi(answers: Record<string, unknown>) {
  const requests: string[] = [];
  const api = createApi(async ({ method, url, body }) => {
    requests.push(`${method} ${url}${body ? ` ${body}` : ''}`);
    const answer = answers[url];
    if (answer === undefined) return { status: 404, headers: {}, body: '{}' };
    return { status: 200, headers: {}, body: typeof answer === 'string' ? answer : JSON.stringify(answer) };
  });
  return { api, requests };
}

const standard = { accountID: 7, vacancyID: 12, isManualPostedJob: false };
const manual = { ...standard, isManualPostedJob: true };
const withResume = { '/api/JobSeekerResume/GetResumeID/7': 3 };
const withoutResume = { '/api/JobSeekerResume/GetResumeID/7': 0 };

describe('applyToVacancy', () => {
  it('sends a standard application when there is a resume', async () => {
    const { api, requests } = fakeApi({ ...withResume, '/api/applyjob/ApplyJob': applyTexts.sent });
    expect(await applyToVacancy(api, standard)).toEqual({ state: 'sent', text: applyTexts.sent });
    expect(requests.at(-1)).toBe('POST /api/applyjob/ApplyJob {"accountID":7,"vacancyID":12}');
  });

  it('sends nothing without a resume', async () => {
    const { api, requests } = fakeApi(withoutResume);
    expect(await applyToVacancy(api, standard)).toMatchObject({ state: 'noResume' });
    expect(requests).toHaveLength(1);
  });

  it('lets the server check the resume for a manual vacancy', async () => {
    const { api, requests } = fakeApi({
      '/api/ManualVacancy/ApplyForJob?vacancyID=12&accountID=7': applyTexts.noResume,
    });
    expect(await applyToVacancy(api, manual)).toMatchObject({ state: 'noResume' });
    expect(requests).toEqual(['POST /api/ManualVacancy/ApplyForJob?vacancyID=12&accountID=7']);
  });

  it.each([
    [applyTexts.alreadyApplied, 'alreadyApplied'],
    [applyTexts.notLive, 'refused'],
  ])('reads the reply %s', async (text, state) => {
    const { api } = fakeApi({ ...withResume, '/api/applyjob/ApplyJob': text });
    expect(await applyToVacancy(api, standard)).toEqual({ state, text });
  });

  it('throws when a call fails', async () => {
    const { api } = fakeApi(withResume);
    await expect(applyToVacancy(api, standard)).rejects.toMatchObject({ status: 404 });
  });
});

describe('applyToVacancyById', () => {
  const subject = { accountID: 7, vacancyID: 12 };
  const notApplied = { '/api/applyjob/CheckJobApplied/7/12': false };
  const gone = { vacancyID: 12, message: 'This job has expired.' };

  it('stops if already applied', async () => {
    const { api, requests } = fakeApi({ '/api/applyjob/CheckJobApplied/7/12': true });
    expect(await applyToVacancyById(api, subject)).toEqual({
      state: 'alreadyApplied',
      text: applyTexts.alreadyApplied,
    });
    expect(requests).toHaveLength(1);
  });

  it('finds a manual vacancy behind the id', async () => {
    const { api } = fakeApi({
      ...notApplied,
      ...withResume,
      '/api/vacancyportal/GetVacancyDetails/12': gone,
      '/api/ManualVacancy/GetVacancyDetails/12': { vacancyID: 12, jobTitle: 'Cook' },
      '/api/ManualVacancy/ApplyForJob?vacancyID=12&accountID=7': applyTexts.sent,
    });
    expect(await applyToVacancyById(api, subject)).toMatchObject({ state: 'sent' });
  });

  it('does not ask for a resume if the job is not available', async () => {
    const { api } = fakeApi({
      ...notApplied,
      ...withoutResume,
      '/api/vacancyportal/GetVacancyDetails/12': gone,
      '/api/ManualVacancy/GetVacancyDetails/12': gone,
    });
    expect(await applyToVacancyById(api, subject)).toEqual({ state: 'refused', text: gone.message });
  });

  it('asks for a resume before a manual application', async () => {
    const { api } = fakeApi({
      ...notApplied,
      ...withoutResume,
      '/api/vacancyportal/GetVacancyDetails/12': gone,
      '/api/ManualVacancy/GetVacancyDetails/12': { vacancyID: 12, jobTitle: 'Cook' },
    });
    expect(await applyToVacancyById(api, subject)).toMatchObject({ state: 'noResume' });
  });
});
