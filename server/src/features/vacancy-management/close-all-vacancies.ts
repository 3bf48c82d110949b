import {
  type CallAnswer,
  type closeAllVacancies,
  MAX_CLOSED,
  MAX_REOPENED,
  type undoCloseAllVacancies,
} from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import type { AuditTarget, RecordAction } from '../../infra/http/staff-action.ts';
import { CallError, fieldError } from '../../lib/call-error.ts';
import {
  closeLocked,
  countOpenVacancies,
  lockOpenVacancies,
  reopenClosedTogether,
  type VacancyScope,
} from '../vacancy-lifecycle/index.ts';
import { UNDO_MS } from './change-vacancies.ts';

/** What of a scope the audit log records: its company as the target, its source among the values. */
const targetOf = ({ companyID }: VacancyScope): { target?: AuditTarget } =>
  companyID === undefined ? {} : { target: { kind: 'company', id: companyID } };
const sourceOf = ({ source }: VacancyScope) => (source === undefined ? {} : { source });

/** @throws {CallError} bad_input without a source and a company: no one closes all vacancies of the portal */
export function requireScope({ source, companyID }: VacancyScope): VacancyScope {
  if (!source && companyID === undefined) throw fieldError('source', 'Choose a source or a company.');
  return { source: source || undefined, companyID };
}

const countText = (count: number): string =>
  count === 1 ? '1 vacancy is live or paused' : `${count.toLocaleString('en-IN')} vacancies are live or paused`;

interface CloseAll extends VacancyScope {
  /** The number that the person confirmed. */
  open: number;
  reason: string;
  by: string;
}

/**
 * Closes the live and paused vacancies of a scope, the oldest `limit` of them, in one transaction with one audit row.
 * @throws {CallError} conflict when there are not as many as the person confirmed
 */
export async function closeAll(
  { db, clock }: AppContext,
  { open, reason, by, ...given }: CloseAll,
  recordAction: RecordAction,
  limit = MAX_CLOSED,
): Promise<CallAnswer<typeof closeAllVacancies>> {
  const scope = requireScope(given);
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const notifyAfter = new Date(now.getTime() + UNDO_MS);
    // Locked first: the vacancies that close are those that are counted, whatever an import does in between.
    const vacancies = await lockOpenVacancies(tx, scope, limit);
    const found = vacancies.length < limit ? vacancies.length : await countOpenVacancies(tx, scope);
    if (found !== open) throw new CallError('conflict', `Now ${countText(found)}. Look at them and try again.`);
    await closeLocked(tx, vacancies, { cause: reason, actor: by }, { notifyAfter, isFraud: false }, now);
    const closed = vacancies.length;
    await recordAction(tx, {
      ...targetOf(scope),
      before: { open },
      after: { open: open - closed, closed, ...sourceOf(scope) },
    });
    return { closed, open: open - closed, undoUntil: notifyAfter.toISOString() };
  });
}

interface UndoCloseAll extends VacancyScope {
  undoUntil: string;
  afterID: number;
  reason: string;
  by: string;
}

/** Undoes a part of `closeAll`, in a transaction with its audit row. */
export async function undoCloseAll(
  { db, clock }: AppContext,
  { undoUntil, afterID, reason, by, ...given }: UndoCloseAll,
  recordAction: RecordAction,
): Promise<CallAnswer<typeof undoCloseAllVacancies>> {
  const scope = requireScope(given);
  return await db.transaction().execute(async (tx) => {
    const part = { notifyAfter: new Date(undoUntil), afterId: afterID, limit: MAX_REOPENED };
    const { lastId, ...done } = await reopenClosedTogether(tx, scope, part, { cause: reason, actor: by }, clock.now());
    if (done.reopened > 0) await recordAction(tx, { ...targetOf(scope), after: { ...done, ...sourceOf(scope) } });
    return { ...done, lastID: lastId ?? null };
  });
}
