import { type EducationForm, type EmploymentForm, MAX_HISTORY, TOO_MUCH_HISTORY } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { CallError, fieldError } from '../../../lib/call-error.ts';
import { formatIst } from '../../../lib/india-time/ist.ts';
import { lockSignedInAccount } from '../../accounts/index.ts';
import * as rows from './history.queries.ts';

const ENDS_BEFORE_START = 'The end is before the start.';
const STARTS_LATER = 'The start is in the future.';

type Context = Pick<AppContext, 'db' | 'clock'>;

/** Only the years are compared where one of the two has no month. */
const isBefore = (one: string, other: string): boolean => {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) < other.slice(0, length);
};

/**
 * Adds an employment, or changes the one with the given id. An entry equal to one of the list is not added again.
 * @throws {CallError} bad_input for dates in the wrong order, not_found for an unknown id, conflict for a full list
 */
export async function saveEmployment({ db, clock }: Context, form: EmploymentForm): Promise<void> {
  const { accountID, employmentID } = form;
  if (isBefore(formatIst(clock.now()).slice(0, 7), form.from)) throw fieldError('from', STARTS_LATER);
  if (form.to !== '' && isBefore(form.to, form.from)) throw fieldError('to', ENDS_BEFORE_START);
  await db.transaction().execute(async (transaction) => {
    await lockSignedInAccount(transaction, accountID);
    if (employmentID !== undefined) {
      if (!(await rows.updateEmployment(transaction, form, employmentID))) throw new CallError('not_found');
      return;
    }
    const listed = await rows.listEmployments(transaction, accountID);
    const keys = ['jobTitle', 'company', 'from', 'to'] as const;
    if (listed.some((entry) => keys.every((key) => entry[key].toLowerCase() === form[key].toLowerCase()))) return;
    if (listed.length >= MAX_HISTORY) throw new CallError('conflict', TOO_MUCH_HISTORY);
    await rows.insertEmployment(transaction, form, clock.now());
  });
}

/**
 * Adds an education, or changes the one with the given id. An entry equal to one of the list is not added again.
 * @throws {CallError} not_found for an unknown id, conflict for a full list
 */
export async function saveEducation({ db, clock }: Context, form: EducationForm): Promise<void> {
  const { accountID, educationID } = form;
  await db.transaction().execute(async (transaction) => {
    await lockSignedInAccount(transaction, accountID);
    if (educationID !== undefined) {
      if (!(await rows.updateEducation(transaction, form, educationID))) throw new CallError('not_found');
      return;
    }
    const listed = await rows.listEducations(transaction, accountID);
    const keys = ['qualification', 'subject', 'institute', 'year'] as const;
    if (listed.some((entry) => keys.every((key) => entry[key].toLowerCase() === form[key].toLowerCase()))) return;
    if (listed.length >= MAX_HISTORY) throw new CallError('conflict', TOO_MUCH_HISTORY);
    await rows.insertEducation(transaction, form, clock.now());
  });
}
