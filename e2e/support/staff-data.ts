import { randomUUID } from 'node:crypto';
import { addressOf, calls } from '@aarambh/contract';
import type { APIRequestContext } from '@playwright/test';
import { runOnDatabase } from './database.ts';
import { indiaTimeIn } from './india-time.ts';
import { type Person, type Portal, uniqueEmail, uniqueMobile } from './portal.ts';
import { callAsStaff, type StaffMember } from './staff-members.ts';

/**
 * Eight letters that no other journey uses, so that a search finds only what this one made. None is wide: the word is one
 * line of a heading at twice the size of text.
 */
export const uniqueWord = (): string =>
  randomUUID()
    .replaceAll('-', '')
    .replace(/\d/g, (digit) => 'ghijklnopr'.charAt(Number(digit)))
    .slice(0, 8);

/** Posts a vacancy, live unless it is to be a draft. @returns its number */
export async function postVacancy(
  member: StaffMember,
  title: string,
  company: string,
  { asDraft = false } = {},
): Promise<number> {
  const { vacancyID } = await callAsStaff(
    calls.staff.postVacancy,
    {
      body: {
        title,
        company,
        locations: 'Pune',
        employmentType: 'Full Time',
        experienceFromYears: 1,
        experienceToYears: 3,
        pay: '',
        skills: 'Tally',
        education: '',
        department: '',
        openings: 1,
        lastDay: indiaTimeIn(30 * 24).split(' ')[0] ?? '',
        description: 'Keep the books.',
        formID: randomUUID(),
        asDraft,
      },
    },
    member,
  );
  return vacancyID;
}

/** Registers a person with a verified address and a resume, who applies for a vacancy. */
export async function createApplicant(
  portal: Portal,
  request: APIRequestContext,
  fullName: string,
  vacancyID: number,
): Promise<Person> {
  const person = await portal.createAccount(fullName);
  await portal.verifyEmail(person);
  await portal.uploadResume(person);
  const reply = await request.post(addressOf(calls.applications.applyJob, {}), {
    headers: { authorization: `Bearer ${person.token}` },
    data: { accountID: person.accountID, vacancyID },
  });
  const text = await reply.text();
  if (!text.includes('success')) throw new Error(`Applying failed: ${text}`);
  return person;
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Inserts applicants of a vacancy by their names, with their own accounts and the resume of one person: creating
 * hundreds by calls would take minutes.
 */
export async function insertApplicants(
  names: readonly string[],
  vacancyID: number,
  { accountID }: Pick<Person, 'accountID'>,
): Promise<void> {
  const people = names.map((name) => `(${[name, uniqueMobile(), uniqueEmail()].map(quote).join(', ')})`);
  await runOnDatabase(`
    with people as (
      insert into accounts (full_name, mobile_no, email, country_id, password_hash, created_at, email_verified_at)
      select name, mobile, email, 105, '', now(), now() from (values ${people.join(', ')}) as person (name, mobile, email)
      returning id
    ), sent as (
      insert into applications (account_id, vacancy_id, resume_id, applied_at)
      select people.id, ${vacancyID}, resumes.id, now() from people, resumes
      where resumes.account_id = ${accountID} and replaced_at is null
      returning id, applied_at
    )
    insert into application_steps (application_id, status, at, actor)
    select id, 'Sent', applied_at, 'job seeker' from sent`);
}
