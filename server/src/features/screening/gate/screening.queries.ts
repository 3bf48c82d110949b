import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { FindingLevel } from '../../../infra/database/schema.ts';
import type { Finding, RuleSet, RuleSetting, ScreenedPosting } from '../screened-posting.ts';

/** The settings of staff for a rule. */
export type StoredRule = RuleSetting & { id: string };

/** Query of the settings of staff. */
export const storedRules = sql<StoredRule>`select id, is_enabled as "isEnabled", level, phrases from screening_rules`;

/** The settings of staff by rule. */
export const toRuleSet = (rows: readonly StoredRule[]): RuleSet => new Map(rows.map(({ id, ...rule }) => [id, rule]));

/** Reads the settings of staff. */
export const readRules = async (tx: Db): Promise<RuleSet> => toRuleSet((await storedRules.execute(tx)).rows);

/** A stored vacancy as screening reads it. */
export interface StoredScreened {
  vacancyId: number;
  companyId: number;
  source: string;
  status: 'draft' | 'live' | 'paused' | 'closed' | 'expired';
  posting: ScreenedPosting;
}

/** Reads stored vacancies, in the order of their ids. */
export async function listStoredScreened(tx: Db, vacancyIds: readonly number[]): Promise<StoredScreened[]> {
  const rows = await tx
    .selectFrom('vacancies')
    .innerJoin('companies', 'companies.id', 'company_id')
    .select(['vacancies.id as vacancyId', 'company_id as companyId', 'source', 'status', 'title'])
    .select([
      'description_html as descriptionHtml',
      'skills',
      'educations',
      'locations',
      'localities',
      'branches',
      'department',
      'role',
      'ug',
      'pg',
    ])
    .select(['job_types as jobTypes', 'job_modes as jobModes', 'job_category as jobCategory'])
    .select(['industry_type as industryType', 'role_category as roleCategory'])
    .select('contact_preference as contactPreference')
    .select(['employment_type as employmentType', 'pay_text as payText', 'salary_from as salaryFromPaise'])
    .select(['salary_to as salaryToPaise', 'experience_from_years as experienceFromYears'])
    .select(['interview_address as interviewAddress', 'recruiter_name as recruiterName'])
    .select(['recruiter_email as recruiterEmail', 'recruiter_whatsapp as recruiterWhatsApp'])
    .select(['companies.name', 'companies.website', 'companies.about_html as aboutHtml'])
    .select(['companies.corporate_address as corporateAddress', 'companies.logo'])
    .where(sql<boolean>`vacancies.id = any(${[...vacancyIds]}::int[])`)
    .orderBy('vacancies.id')
    .execute();
  return rows.map(
    ({ vacancyId, companyId, source, status, name, website, aboutHtml, corporateAddress, logo, ...rest }) => ({
      vacancyId,
      companyId,
      source,
      status,
      posting: { ...rest, company: { name, website, aboutHtml, corporateAddress, logo } },
    }),
  );
}

/** How many vacancies of a company were written. */
export interface EnteredCount {
  companyId: number;
  count: number;
}

/** Query of the vacancies of companies that were written since a time, whatever their feed states as the date. */
export const countsEnteredSince = (companyIds: readonly number[], since: Date): RawBuilder<EnteredCount> =>
  sql<EnteredCount>`
    select company_id as "companyId", count(*)::int as count from vacancies
    where company_id = any(${[...new Set(companyIds)]}::int[]) and entered_at > ${since}::timestamptz group by company_id`;

/** Findings of vacancies, to be stored. */
export interface FoundIn {
  vacancyId: number;
  /** The vacancy was just inserted. */
  isNew: boolean;
  findings: readonly Finding[];
}

/** Evidence of a stored finding; those of earlier releases have it in their explanation only. */
const storedEvidence = sql<string>`coalesce(nullif(known.evidence, ''),
  'case ' || substring(known.explanation from 'was in a fraud: moderation case ([0-9]+)'),
  'vacancy ' || substring(known.explanation from 'is that of vacancy ([0-9]+)'), '')`;

/**
 * Stores findings of vacancies in place of undecided ones of no case. Those that staff refuted in the same words
 * are left out. @returns the levels of the new findings by vacancy
 */
export async function saveFindings(tx: Db, found: readonly FoundIn[], now: Date): Promise<Map<number, FindingLevel[]>> {
  const known = found.flatMap(({ vacancyId, isNew }) => (isNew ? [] : vacancyId));
  if (known.length > 0)
    await sql`
      delete from screening_findings
      where vacancy_id = any(${known}::int[]) and outcome = 'undecided' and case_id is null`.execute(tx);
  const rows = found.flatMap(({ vacancyId, findings }) =>
    findings.map((finding) => ({ vacancy_id: vacancyId, ...finding })),
  );
  if (rows.length === 0) return new Map();
  const { rows: written } = await sql<{ vacancyId: number; level: FindingLevel }>`
    insert into screening_findings (vacancy_id, rule, level, field, words, explanation, evidence, found_at)
    select vacancy_id, rule, level, field, words, explanation, coalesce(evidence, ''), ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as given (vacancy_id int, rule text, level text, field text, words text, explanation text, evidence text)
    where not exists (
      select from screening_findings known
      where known.vacancy_id = given.vacancy_id and known.rule = given.rule and known.words = given.words
        and known.field = given.field and ${storedEvidence} = coalesce(given.evidence, '')
        and known.outcome in ('undecided', 'wrong')
    )
    order by vacancy_id
    returning vacancy_id as "vacancyId", level`.execute(tx);
  const levels = new Map<number, FindingLevel[]>();
  for (const { vacancyId, level } of written) levels.set(vacancyId, [...(levels.get(vacancyId) ?? []), level]);
  return levels;
}

/** What a finding is about: a refutation holds for the same rule, words and evidence only. */
export type FoundEvidence = Pick<Finding, 'rule' | 'field' | 'words' | 'evidence'>;

/** Identifies what was found in a vacancy, for {@link listWrongFindings}. */
export const keyOfFinding = (vacancyId: number, { rule, field, words, evidence = '' }: FoundEvidence): string =>
  JSON.stringify([vacancyId, rule, field, words, evidence]);

/** Keys of findings with an outcome: see `keyOfFinding`. */
async function listKeys(tx: Db, vacancyIds: readonly number[], outcome: 'undecided' | 'wrong'): Promise<Set<string>> {
  if (vacancyIds.length === 0) return new Set();
  const { rows } = await sql<{ vacancyId: number } & FoundEvidence>`
    select distinct vacancy_id as "vacancyId", rule, field, words, ${storedEvidence} as evidence
    from screening_findings known
    where vacancy_id = any(${[...vacancyIds]}::int[]) and outcome = ${outcome}`.execute(tx);
  return new Set(rows.map(({ vacancyId, ...found }) => keyOfFinding(vacancyId, found)));
}

/** Keys of the findings that staff refuted: see `keyOfFinding`. */
export const listWrongFindings = (tx: Db, vacancyIds: readonly number[]): Promise<Set<string>> =>
  listKeys(tx, vacancyIds, 'wrong');

/** Keys of the findings of a vacancy that staff have not decided: see `keyOfFinding`. */
export const listUndecidedFindings = (tx: Db, vacancyId: number): Promise<Set<string>> =>
  listKeys(tx, [vacancyId], 'undecided');

/** Gives the undecided findings of vacancies to their cases. */
export async function joinFindingsToCases(tx: Db, cases: ReadonlyMap<number, number>): Promise<void> {
  if (cases.size === 0) return;
  await sql`
    update screening_findings set case_id = given.case_id
    from unnest(${[...cases.keys()]}::int[], ${[...cases.values()]}::int[]) as given (vacancy_id, case_id)
    where screening_findings.vacancy_id = given.vacancy_id and outcome = 'undecided'
      and screening_findings.case_id is null`.execute(tx);
}

/** Findings of a vacancy that staff have not refuted, highest level first. */
export async function listFindings(db: Db, vacancyId: number): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select rule, level, field, words, explanation from screening_findings
    where vacancy_id = ${vacancyId} and outcome <> 'wrong'
    order by array_position(array['high', 'medium', 'low'], level), id limit 50`.execute(db);
  return rows;
}

/** Those of the vacancies that an undecided moderation case holds. */
export async function listHeld(tx: Db, vacancyIds: readonly number[]): Promise<Set<number>> {
  if (vacancyIds.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select vacancy_id as id from moderation_cases
    where vacancy_id = any(${[...vacancyIds]}::int[]) and state in ('open', 'asked') and holds_vacancy`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
