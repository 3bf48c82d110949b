import { openCases, recordFingerprints } from '../../screening/index.ts';
import { endStaffSessions } from '../../staff/index.ts';
import { endAsFraud } from '../../vacancy-lifecycle/index.ts';
import { findPoster } from '../cases/case-details.queries.ts';
import { beforeOf, type DecisionContext, type DecisionResult } from './decision-context.ts';
import { listOpenVacancies, listWithUndecidedCase } from './decision-effects.queries.ts';
import { readVacancyState } from './decisions.queries.ts';
import { resolveCase } from './resolve-case.ts';

/** Other vacancies of the company that get a case, those with a case first, then the newest. */
const MAX_RELATED = 1_000;

/** Opens cases for the other open vacancies and drafts of the company. @returns those that did not exist before */
async function openRelatedCases({ found, tx, now }: DecisionContext): Promise<number[]> {
  // The vacancy itself has been closed. Drafts too: staff know of the fraud before they approve one.
  const others = await listOpenVacancies(tx, found.companyId, MAX_RELATED, ['live', 'paused', 'draft']);
  const known = await listWithUndecidedCase(tx, others);
  const related = others.map((vacancyId) => ({ vacancyId, cause: 'related', level: 'medium' }) as const);
  const opened = await openCases(tx, related, now);
  return [...opened].flatMap(([vacancyId, caseId]) => (known.has(vacancyId) ? [] : caseId));
}

/**
 * Ends the sessions of the staff member who posted the vacancy: someone else may be using the account. Outside the queue, where
 * no screen names that person, the sessions of a staff member who has only edited it stay.
 * @returns the staff member; null when none posted it
 */
async function endSessionsOfPoster({ found, tx, now, origin }: DecisionContext): Promise<number | null> {
  const poster = await findPoster(tx, found.vacancyId, origin === 'queue' ? undefined : ['PostVacancy']);
  if (!poster) return null;
  await endStaffSessions(tx, { staffId: poster.staffID }, now);
  return poster.staffID;
}

/**
 * Closes a vacancy as a fraud, whichever way staff took the decision: its fingerprints stop the next one, its applicants are
 * warned, other vacancies of the company get a case, and the sessions of its poster end unless the decision says
 * otherwise.
 */
export async function upholdCase(context: DecisionContext): Promise<DecisionResult> {
  const { found, tx, now, body, cause, by, undoUntil, origin } = context;
  const { id, vacancyId } = found;
  const settled = await resolveCase(context, 'upheld');
  await endAsFraud(tx, vacancyId, { cause, actor: by }, { now, notifyAfter: undoUntil });
  await recordFingerprints(tx, { caseId: id, vacancyId }, now);
  const effects = {
    // All vacancies of a blocked company close.
    relatedCaseIds: origin === 'company' ? [] : await openRelatedCases(context),
    signedOutStaffId: body.endsSessions ? await endSessionsOfPoster(context) : null,
  };
  return {
    before: { ...beforeOf(found), ...settled, ...effects, left: await readVacancyState(tx, vacancyId) },
    reply: `Case ${id} is upheld: the vacancy is closed, and its applicants are warned in two minutes.`,
  };
}
