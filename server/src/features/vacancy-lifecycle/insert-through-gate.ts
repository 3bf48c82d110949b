import type { Db } from '../../infra/database/connect.ts';
import { recordScreening, screenBatch, setKeptFromLive } from '../screening/index.ts';
import { recordStatusChanges } from './change-vacancy-status.queries.ts';
import { indexVacancies } from './index-vacancies.ts';
import { heldByScreening } from './pass-live-gate.ts';
import { insertVacancies, toPostedRow, type WrittenVacancy } from './publish-postings.queries.ts';
import type { Reason } from './status-reason.ts';
import type { VacancyPosting } from './vacancy-posting.ts';

/** A posting that becomes a new vacancy. */
export interface NewVacancy {
  posting: VacancyPosting;
  companyId: number;
  /** It waits for approval. */
  isDraft: boolean;
}

export interface InsertedVacancies {
  /** All but those that another writer inserted concurrently. */
  written: WrittenVacancy[];
  /** How many are drafts that wait for approval. */
  waiting: number;
  /** How many screening holds: they are drafts. */
  held: number;
}

/** Map key of a posting: its source and the id it has there. */
export const keyOf = ({ source, sourceId }: { source: string; sourceId: string }): string =>
  JSON.stringify([source, sourceId]);

const idsOf = (vacancies: readonly WrittenVacancy[]): number[] => vacancies.map(({ id }) => id);

/**
 * The one way to live of new vacancies: screens them before they are written, inserts those to hold as drafts, and indexes
 * those that are live, within the caller's transaction.
 */
export async function insertThroughGate(
  tx: Db,
  added: readonly NewVacancy[],
  reason: Reason,
  now: Date,
): Promise<InsertedVacancies> {
  const items = added.map(({ posting, companyId }) => ({ posting, companyId, source: posting.source }));
  const screened = await screenBatch(tx, items, now);
  const insert = async (list: readonly NewVacancy[], status: 'live' | 'draft', why: Reason) => {
    const rows = list.map(({ posting, companyId }) => toPostedRow(posting, companyId));
    const written = await insertVacancies(tx, rows, status, now);
    await recordStatusChanges(tx, idsOf(written), null, status, why, now);
    return written;
  };
  const isHeld = (i: number) => screened[i]?.verdict === 'hold';
  const drafts = added.filter(({ isDraft }) => isDraft);
  const fresh = added.filter(({ isDraft }, i) => !isDraft && !isHeld(i));
  const suspect = added.filter(({ isDraft }, i) => !isDraft && isHeld(i));
  const live = await insert(fresh, 'live', reason);
  const waiting = await insert(drafts, 'draft', reason);
  const stopped = await insert(suspect, 'draft', heldByScreening(reason));
  const written = [...live, ...waiting, ...stopped];
  const idOf = new Map(written.map((vacancy) => [keyOf(vacancy), vacancy.id]));
  const found = added.flatMap(({ posting }, i) => {
    const [vacancyId, result] = [idOf.get(keyOf(posting)), screened[i]];
    return vacancyId === undefined || !result ? [] : [{ ...result, vacancyId }];
  });
  await recordScreening(tx, found, now);
  await setKeptFromLive(tx, idsOf(stopped));
  await indexVacancies(tx, idsOf(live));
  const held = found.filter(({ verdict }) => verdict === 'hold').length;
  return { written, waiting: waiting.length, held };
}
