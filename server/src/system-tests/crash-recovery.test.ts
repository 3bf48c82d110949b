import {
  type AuthResponse,
  addressOf,
  applyJob,
  applyTexts,
  downloadResume,
  getResumeID,
  saveResume,
  saveUserName,
} from '@aarambh/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { publishPostings } from '../features/vacancy-lifecycle/index.ts';
import { makePosting } from '../features/vacancy-lifecycle/test-vacancy-fixture.ts';
import { DAY_MS } from '../lib/clock.ts';
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts';
import { openTestContext, type TestContext } from '../testing/test-app.ts';

// A real server process is killed during uploads and applications: what it acknowledged must be stored, exactly once.
let context: TestContext;
let server: ApiProcess | undefined;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(async () => {
  await server?.kill();
  await context?.close();
});

/** How often the server is killed. */
const ROUNDS = 2;

const pdf = (mark: string) =>
  new Blob([
    `%PDF-1.4\n%${mark}\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n` +
      `%${'.'.repeat(200_000)}\ntrailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`,
  ]);

interface Person extends AuthResponse {
  headers: { authorization: string };
}

async function register(url: string, n: number): Promise<Person> {
  const reply = await fetch(url + addressOf(saveUserName, {}), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      fullName: 'Farhan Qureshi',
      countryID: 105,
      mobileNo: '9876543210',
      email: `farhan.${n}@example.com`,
      password: 'Chai@2468',
    }),
  });
  const auth = (await reply.json()) as AuthResponse;
  return { ...auth, headers: { authorization: `Bearer ${auth.token}` } };
}

/** Uploads resumes and applies to vacancies until the server is killed; records what it acknowledged. */
async function useUntilKilled(
  url: string,
  person: Person,
  vacancies: number[],
  acknowledged: { uploads: Set<number>; applications: [number, number][] },
) {
  try {
    for (;;) {
      const form = new FormData();
      form.set('accountID', String(person.accountID));
      form.set('resume', pdf(String(person.accountID)), 'resume.pdf');
      const upload = await fetch(url + addressOf(saveResume, {}), {
        method: 'POST',
        headers: person.headers,
        body: form,
      });
      if (upload.status === 200) acknowledged.uploads.add(person.accountID);
      const vacancyID = vacancies.shift();
      if (vacancyID === undefined) continue;
      const applied = await fetch(url + addressOf(applyJob, {}), {
        method: 'POST',
        headers: { ...person.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ accountID: person.accountID, vacancyID }),
      });
      if ((await applied.text()) === applyTexts.sent) acknowledged.applications.push([person.accountID, vacancyID]);
    }
  } catch {
    // The connection broke: the server was killed.
  }
}

it('stores every acknowledged upload and application completely and once, although it is killed', async () => {
  const now = context.clock.now().getTime();
  const dates = { postedAt: new Date(now - DAY_MS), expiresAt: new Date(now + DAY_MS) };
  await publishPostings(
    context,
    Array.from({ length: 60 }, () => makePosting(dates)),
    { cause: 'test', actor: 'test' },
  );
  const vacancies = (await context.db.selectFrom('vacancies').select('id').execute()).map(({ id }) => id);
  const acknowledged = { uploads: new Set<number>(), applications: [] as [number, number][] };
  let people: Person[] = [];

  for (let round = 0; round < ROUNDS; round++) {
    server = await startApiProcess(context);
    const { url } = server;
    if (round === 0) people = await Promise.all([1, 2, 3, 4].map((n) => register(url, n)));
    const before = acknowledged.applications.length;
    const work = people.map((person) =>
      useUntilKilled(url, person, [...vacancies.slice(round * 20, round * 20 + 20)], acknowledged),
    );
    await vi.waitFor(() => expect(acknowledged.applications.length).toBeGreaterThanOrEqual(before + 5 + round * 3), {
      timeout: 120_000,
      interval: 5,
    });
    await server.kill();
    await Promise.all(work);
  }

  server = await startApiProcess(context);
  const { url } = server;
  const rows = await context.db.selectFrom('applications').select(['account_id', 'vacancy_id', 'resume_id']).execute();
  for (const [accountId, vacancyId] of acknowledged.applications) {
    expect(rows.filter((row) => row.account_id === accountId && row.vacancy_id === vacancyId)).toHaveLength(1);
  }
  for (const person of people) {
    const params = { accountID: person.accountID };
    const id = await (await fetch(url + addressOf(getResumeID, { params }), { headers: person.headers })).json();
    if (acknowledged.uploads.has(person.accountID)) expect(id).toBeGreaterThan(0);
    if (id === 0) continue;
    const bytes = await (await fetch(url + addressOf(downloadResume, { params }), { headers: person.headers })).text();
    expect(bytes.endsWith('%%EOF\n')).toBe(true);
    expect(bytes).toContain(`%${person.accountID}`);
  }
  const stored = new Set(await Array.fromAsync(context.files.list('resumes')));
  for (const { file_key } of await context.db.selectFrom('resumes').select('file_key').execute())
    expect(stored).toContain(file_key);
});
