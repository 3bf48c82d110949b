import type { CallAnswer, CallOutput, editVacancy, postVacancy, VacancyForm } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import { STAFF_SOURCE } from '../../lib/staff-source.ts';
import { listFindings, listHeld } from '../screening/index.ts';
import { publishPostings } from '../vacancy-lifecycle/index.ts';
import { checkVacancyVersion } from './check-vacancy-version.ts';
import { findEditedVacancy, findVacancyOfSource } from './vacancy-details.queries.ts';
import { formOf, readVacancyForm } from './vacancy-form.ts';

type Saved = CallAnswer<typeof postVacancy>;

async function describeSaved({ db }: AppContext, vacancyID: number): Promise<Saved> {
  const saved = await findEditedVacancy(db, vacancyID);
  if (!saved) throw new CallError('not_found');
  const held = await listHeld(db, [vacancyID]);
  const findings = await listFindings(db, vacancyID);
  return { vacancyID, status: saved.status, version: saved.version, isHeld: held.has(vacancyID), findings };
}

/**
 * Posts a vacancy, or saves it as a draft. A form that was sent before is not posted again.
 * @throws {CallError} bad_input of a field; conflict when the company is blocked
 */
export async function saveNewVacancy(
  context: AppContext,
  { formID, asDraft, ...form }: CallOutput<typeof postVacancy>['body'],
  by: string,
): Promise<Saved> {
  const identity = { source: STAFF_SOURCE, sourceId: formID };
  const known = await findVacancyOfSource(context.db, STAFF_SOURCE, formID);
  if (known !== undefined) return await describeSaved(context, known);
  const posting = readVacancyForm(form, identity, context.clock.now());
  const reason = { cause: asDraft ? 'saved as draft' : 'posted', actor: by };
  return await context.db.transaction().execute(async (tx) => {
    const joined = { ...context, db: tx };
    const { waiting } = await publishPostings(joined, [posting], reason, {
      asDrafts: asDraft,
      queuesNewCompanies: true,
    });
    if (waiting > 0 && !asDraft)
      throw new CallError('conflict', 'This company is blocked: its vacancies cannot be live. Save it as a draft.');
    const vacancyID = await findVacancyOfSource(tx, STAFF_SOURCE, formID);
    return await describeSaved(joined, vacancyID ?? 0);
  });
}

/**
 * Changes a vacancy that has not ended: fields that the form leaves as they are keep their value, also where the form
 * shows less than is stored, such as the formatting of a description.
 * @throws {CallError} not_found; bad_input of a field; conflict when it has ended or was changed since `version`
 */
export async function saveEditedVacancy(
  context: AppContext,
  { vacancyID, version, ...form }: CallOutput<typeof editVacancy>['body'],
  by: string,
): Promise<Saved> {
  return await context.db.transaction().execute(async (tx) => {
    const joined = { ...context, db: tx };
    const known = await findEditedVacancy(tx, vacancyID, true);
    if (!known) throw new CallError('not_found', 'There is no vacancy with this number.');
    await checkVacancyVersion(tx, { vacancyID, version }, known);
    if (known.status === 'closed' || known.status === 'expired')
      throw new CallError('conflict', `This vacancy is ${known.status}. Copy it and post it again.`);
    const posting = readVacancyForm(form, known.posting, context.clock.now(), formOf(known.posting, known.company));
    await publishPostings(joined, [posting], { cause: 'edited', actor: by }, { keepsStatus: true });
    return await describeSaved(joined, vacancyID);
  });
}

/** The complete posting of a form, as it would be stored. */
export async function readPosting({ db, clock }: AppContext, form: VacancyForm, vacancyId: number | undefined) {
  const known = vacancyId === undefined ? undefined : await findEditedVacancy(db, vacancyId);
  if (vacancyId !== undefined && !known) throw new CallError('not_found', 'There is no vacancy with this number.');
  if (!known) return readVacancyForm(form, { source: STAFF_SOURCE, sourceId: 'preview' }, clock.now());
  const posting = readVacancyForm(form, known.posting, clock.now(), formOf(known.posting, known.company));
  return posting.completeFrom?.(known.posting) ?? posting;
}
