import type { Db } from '../../infra/database/connect.ts';
import type { VacancyStatus } from '../../infra/database/schema.ts';
import { listFindings, listHeld, rescreenStored, type WrittenScreened } from '../screening/index.ts';
import { recordStatusChanges, removeFromSearch } from './change-vacancy-status.queries.ts';
import { indexVacancies } from './index-vacancies.ts';
import { listOfBlockedCompanies, lockStatuses, setStatuses } from './pass-live-gate.queries.ts';
import type { Reason } from './status-reason.ts';

/** The reason of a change that screening makes instead of the one that was asked for. */
export const heldByScreening = ({ cause, actor }: Reason): Reason => ({ cause: `${cause}; held by screening`, actor });

/** Why a vacancy of a blocked company cannot be live. */
export const COMPANY_BLOCKED = 'Its company is blocked: its vacancies cannot be live.';

/** Why a moderation case holds a vacancy, in the words of the screening findings. */
export async function describeHold(tx: Db, vacancyId: number): Promise<string> {
  const [finding] = (await listFindings(tx, vacancyId)).filter(({ level }) => level === 'high');
  const why = finding ? ` ${finding.explanation}${finding.words && ` Its words: “${finding.words}”.`}` : '';
  return `A moderation case holds it.${why} It can be live when the case is released.`;
}

/** Result of screening stored vacancies. */
export interface Rescreened {
  screened: WrittenScreened[];
  /** As they were before. */
  statuses: ReadonlyMap<number, VacancyStatus>;
  /** Those that an undecided case holds. */
  held: ReadonlySet<number>;
  /** Live ones that are paused now. */
  paused: number[];
}

/**
 * Screens stored vacancies with the current rules and fraud fingerprints, records what is found, and pauses live ones
 * that are to be held, within the caller's transaction.
 */
export async function screenAndPause(
  tx: Db,
  vacancyIds: readonly number[],
  reason: Reason,
  now: Date,
): Promise<Rescreened> {
  const statuses = await lockStatuses(tx, vacancyIds);
  const screened = await rescreenStored(tx, vacancyIds, now);
  const held = await listHeld(tx, vacancyIds);
  const paused = [...held].filter((id) => statuses.get(id) === 'live');
  await setStatuses(tx, paused, 'paused', now);
  await recordStatusChanges(tx, paused, 'live', 'paused', heldByScreening(reason), now);
  await removeFromSearch(tx, paused);
  return { screened, statuses, held, paused };
}

/** Vacancies that pass the gate. */
export interface GateInput {
  /** Those whose text, company or dates changed, of any status. */
  changed?: readonly number[];
  /** Those that are to become live; the caller has checked that their status allows it. */
  toLive?: readonly number[];
}

/** Result of the gate. */
export interface Gated extends Rescreened {
  /** Why a vacancy did not become live, by its id. */
  refused: ReadonlyMap<number, string>;
}

/**
 * The only way for stored vacancies to go live, and for live ones to change: screens them, pauses live ones that are to
 * be held, makes those live that are not held, and indexes the live ones, within the caller's transaction. What is
 * found stays recorded when the caller commits, also of those that are refused.
 */
export async function passLiveGate(
  tx: Db,
  { changed = [], toLive = [] }: GateInput,
  reason: Reason,
  now: Date,
): Promise<Gated> {
  const ids = [...new Set([...changed, ...toLive])].toSorted((a, b) => a - b);
  if (ids.length === 0) return { screened: [], statuses: new Map(), held: new Set(), paused: [], refused: new Map() };
  const rescreened = await screenAndPause(tx, ids, reason, now);
  const { statuses, held } = rescreened;
  const blocked = await listOfBlockedCompanies(tx, toLive);
  const refused = new Map<number, string>();
  for (const id of toLive) {
    if (blocked.has(id)) refused.set(id, COMPANY_BLOCKED);
    else if (held.has(id)) refused.set(id, await describeHold(tx, id));
  }
  const admitted = toLive.filter((id) => !refused.has(id));
  await makeLive(tx, admitted, statuses, reason, now);
  const stillLive = changed.filter((id) => statuses.get(id) === 'live' && !held.has(id));
  await indexVacancies(tx, [...new Set([...admitted, ...stillLive])]);
  return { ...rescreened, refused };
}

/** @param statuses of the vacancies, as they are now */
async function makeLive(
  tx: Db,
  vacancyIds: readonly number[],
  statuses: ReadonlyMap<number, VacancyStatus>,
  reason: Reason,
  now: Date,
): Promise<void> {
  await setStatuses(tx, vacancyIds, 'live', now);
  for (const from of ['draft', 'paused', 'closed'] as const) {
    const ids = vacancyIds.filter((id) => statuses.get(id) === from);
    await recordStatusChanges(tx, ids, from, 'live', reason, now);
  }
}
