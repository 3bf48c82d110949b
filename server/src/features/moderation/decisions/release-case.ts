import { correctWarnings } from '../../applications/index.ts';
import { releaseVacancy, unmarkFraud } from '../../vacancy-lifecycle/index.ts';
import { beforeOf, type Decided, type Deciding } from './deciding.ts';
import { removeFingerprints } from './decision-effects.queries.ts';
import { hasOtherUpheldCase, readVacancyState } from './decisions.queries.ts';
import { settleCase } from './settle-case.ts';

/**
 * Makes a vacancy live again when the hold of its case took that away: a draft that waits for approval stays one, and so does
 * a vacancy that staff had paused.
 * @returns why it did not become live; undefined when it is, or need not
 */
async function makeLive({ found, tx, now, cause, by }: Deciding): Promise<string | undefined> {
  const { holdsVacancy, tookStatus, vacancyStatus, vacancyId, expiresAt } = found;
  if (!holdsVacancy || tookStatus !== 'live' || (vacancyStatus !== 'draft' && vacancyStatus !== 'paused'))
    return undefined;
  if (expiresAt <= now) return 'Its last day has passed: extend the vacancy to show it.';
  if (found.isCompanyBlocked) return 'Its company is blocked: the vacancy stays as it is.';
  await releaseVacancy(tx, vacancyId, { cause, actor: by }, now);
  return undefined;
}

/**
 * Takes back that a vacancy was a fraud: its page and its fingerprints no longer say so, warnings that have not left are
 * withdrawn, and those who have got one are told. It stays closed.
 */
export async function takeBackFraud({ found, tx, now, undoUntil }: Deciding): Promise<void> {
  const { id, state, vacancyId } = found;
  if (state !== 'upheld') return;
  await removeFingerprints(tx, id, now);
  if (await hasOtherUpheldCase(tx, vacancyId, id)) return;
  const withdrawn = await unmarkFraud(tx, vacancyId, now);
  await correctWarnings(tx, vacancyId, withdrawn, now, undoUntil);
}

/** Finds a vacancy genuine: what the case hid is live again; one that a decision had closed stays closed. */
export async function releaseCase(deciding: Deciding): Promise<Decided> {
  const { found, tx } = deciding;
  const settled = await settleCase(deciding, 'released');
  await takeBackFraud(deciding);
  const obstacle = await makeLive(deciding);
  const isClosed = found.state === 'upheld' || found.state === 'closed';
  const notice = isClosed ? 'The vacancy stays closed: copy it and post it again.' : obstacle;
  return {
    before: { ...beforeOf(found), ...settled, left: await readVacancyState(tx, found.vacancyId) },
    reply: [`Case ${found.id} is released.`, notice].filter(Boolean).join(' '),
  };
}
