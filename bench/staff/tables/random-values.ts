import { type RawBuilder, sql } from 'kysely';

/** Rows of the data set. */
export interface Sizes {
  vacancies: number;
  members: number;
  applications: number;
  audit: number;
}

/** A table of the data set; `insert` makes the rows of a range of numbers. */
export interface FilledTable {
  table: string;
  count: number;
  insert(from: number, to: number): RawBuilder<unknown>;
}

/** Staff of the data set. */
export const STAFF = 60;
/** Screening opens a case for one vacancy in this many. */
export const VACANCIES_A_CASE = 50;

export const countCompanies = ({ vacancies }: Sizes): number => Math.ceil(vacancies / 25);
export const countPlans = ({ members }: Sizes): number => Math.ceil(members / 3);
export const countCases = ({ vacancies }: Sizes): number => Math.ceil(vacancies / VACANCIES_A_CASE);
/** The member with hundreds of applications, messages and sign-ins: number in the data set, the account has 1,000 more. */
export const activeMember = ({ members }: Sizes): number => Math.ceil(members / 25);

const FIRST_NAMES =
  '{Aarav,Aditi,Ananya,Arjun,Bhavna,Chitra,Deepak,Divya,Farhan,Gaurav,Harini,Ishaan,Jaya,Kavya,Kiran,Lakshmi,Manish,Meera,Mohan,Nandini,Neha,Pooja,Prakash,Rahul,Ramesh,Ritu,Rohan,Sanjay,Sneha,Suresh,Tanvi,Uday,Vikram,Yash,Zoya}';
const LAST_NAMES =
  '{Agarwal,Bose,Chauhan,Das,Desai,Fernandes,Ghosh,Gupta,Iyer,Jain,Joshi,Kapoor,Khan,Kulkarni,Kumar,Menon,Mishra,Nair,Naidu,Patel,Pillai,Qureshi,Raghunathan,Rao,Reddy,Roy,Saxena,Shah,Sharma,Singh,Sinha,Thomas,Varma,Verma,Yadav}';
/** Rows before the ids that they refer to: one in five is of a person or company with much of everything. */
export const skewed = (count: number): RawBuilder<number> =>
  sql.raw(`(1 + floor(power(random(), 2.5) * ${count}))::int`);
export const evenly = (count: number) => sql.raw(`(1 + floor(random() * ${count}))::int`);
export const pick = (list: string) =>
  sql.raw(`('${list}'::text[])[1 + floor(random() * array_length('${list}'::text[], 1))::int]`);
export const nameOf = sql`${pick(FIRST_NAMES)} || ' ' || ${pick(LAST_NAMES)}`;
export const series = (from: number, to: number) => sql`generate_series(${sql.lit(from)}::int, ${sql.lit(to)}::int) i`;
/** A moment between N days ago and now; earlier rows are older. */
export const spread = (count: number, days: number) =>
  sql.raw(`now() - make_interval(secs => (1 - i / ${count}.0) * 86400 * ${days} + random() * 3600)`);
