import { sql } from 'kysely';
import type { AppContext } from '../../server/src/app-context.ts';
import { generateDemoPostings } from '../../server/src/demo/postings/generate-demo-postings.ts';
import { insertAccount } from '../../server/src/features/accounts/accounts.queries.ts';
import { createSession } from '../../server/src/features/accounts/sessions/create-session.ts';
import { hashPassword } from '../../server/src/features/accounts/sign-in/hash-password.ts';
import type { Db } from '../../server/src/infra/database/connect.ts';
import { fill } from '../scratch-database.ts';
import { signInStaff } from '../staff/sign-in-staff.ts';

/** What the load generator needs to know of the database. */
export interface LoadData {
  vacancyIds: number[];
  /** Paths of the most popular ones, which the server knows; the home page when there are none. */
  landingPages: string[];
  members: { accountID: number; email: string; token: string }[];
  password: string;
  staffTokens: string[];
  /** Applications in stage New that have not been moved yet. */
  applicationIds: number[];
}

interface LoadSize {
  vacancies: number;
  members: number;
}

const PASSWORD = 'Chai@2468';
const STAFF = 10;
const APPLICATIONS_PER_MEMBER = 10;

async function addMembers({ db, clock }: AppContext, count: number): Promise<LoadData['members']> {
  const passwordHash = await hashPassword(PASSWORD);
  const members: LoadData['members'] = [];
  for (let n = 0; n < count; n++) {
    const email = `member.${n}@example.com`;
    const person = { fullName: 'Ishita Banerjee', countryId: 105, mobileNo: '9876543210', passwordHash, isAdult: true };
    const accountID = (await insertAccount(db, { ...person, email }, clock.now())) ?? 0;
    const options = { origin: { address: '', device: '' }, remember: false };
    const { token } = await createSession(
      db,
      { accountId: accountID, fullName: person.fullName },
      options,
      clock.now(),
    );
    members.push({ accountID, email, token });
  }
  await sql`
    insert into resumes (account_id, file_key, original_name, content_type, bytes, sha256)
    select id, 'bench/' || id, 'resume.pdf', 'application/pdf', 1000, '\\x00' from accounts`.execute(db);
  return members;
}

/** Applications of every member for the first vacancies. */
async function addApplications({ db, clock }: AppContext): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into applications (account_id, vacancy_id, resume_id, applied_at, status)
    select account_id, vacancy.id, resumes.id, ${clock.now()}, 'Sent'
    from resumes, (select id from vacancies order by id limit ${APPLICATIONS_PER_MEMBER}) vacancy
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Fills a database with vacancies, members who have resumes and applications, and staff. */
export async function fillLoadData(
  context: AppContext,
  { vacancies, members: count }: LoadSize,
  progress: (done: number) => void = () => undefined,
): Promise<LoadData> {
  const postings = generateDemoPostings({ seed: 7, count: vacancies, now: context.clock.now() });
  const vacancyIds = await fill({ context }, postings, progress);
  const members = await addMembers(context, count);
  const applicationIds = await addApplications(context);
  const staffTokens: string[] = [];
  for (let n = 0; n < STAFF; n++) staffTokens.push(await signInStaff(context.db, context.clock.now()));
  return { vacancyIds, landingPages: ['/'], members, password: PASSWORD, staffTokens, applicationIds };
}

/** Takes back what the decisions of an earlier run have changed of applications: their stage and version. */
export async function resetDecisions(db: Db): Promise<void> {
  await sql`update applications set status = 'Sent', offer = null`.execute(db);
  // A trigger counts the version with every other change.
  await sql`update applications set version = 1`.execute(db);
}
