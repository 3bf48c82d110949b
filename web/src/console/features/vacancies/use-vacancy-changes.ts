import {
  approveVacancies,
  type BulkResult,
  closeVacancies,
  discardVacancies,
  extendVacancies,
  getStaffVacancy,
  listStaffVacancies,
  listVacancySources,
  pauseVacancies,
  reopenVacancies,
  undoCloseVacancies,
  type VersionedVacancy,
} from '@aarambh/contract';
import { useState } from 'react';
import { staffApi, useStaffAction } from '../../api/index.ts';

const invalidates = [listStaffVacancies, getStaffVacancy, listVacancySources];

const counted = (verb: string) => (result: BulkResult) => {
  const count = result.done.length;
  return count === 0 ? '' : `${count} ${count === 1 ? 'vacancy' : 'vacancies'} ${verb}`;
};

/** What the undo of an action is recorded with. */
const reason = 'Undone';

/** Changes of one or many vacancies by staff; each reports the number of changed vacancies and stores the skipped ones. */
export function useVacancyChanges() {
  const [skipped, setSkipped] = useState<BulkResult['skipped']>([]);
  const approve = useStaffAction(approveVacancies, { invalidates, done: counted('approved') });
  const pause = useStaffAction(pauseVacancies, {
    invalidates,
    done: counted('paused'),
    undo: (_input, { done }) => report(staffApi(reopenVacancies, { body: { rows: done, reason } })),
  });
  const reopen = useStaffAction(reopenVacancies, {
    invalidates,
    done: counted('reopened'),
    undo: (_input, { done }) => report(staffApi(pauseVacancies, { body: { rows: done, reason } })),
  });
  const extend = useStaffAction(extendVacancies, { invalidates, done: counted('extended'), fields: ['lastDay'] });
  const close = useStaffAction(closeVacancies, {
    invalidates,
    done: counted('closed. You can undo this until applicants are notified'),
    undo: (_input, { done }) => report(staffApi(undoCloseVacancies, { body: { rows: done, reason } })),
  });
  const discard = useStaffAction(discardVacancies, {
    invalidates,
    done: counted('discarded'),
    undo: (_input, { done }) => report(staffApi(undoCloseVacancies, { body: { rows: done, reason } })),
  });
  const undoClose = useStaffAction(undoCloseVacancies, { invalidates, done: counted('open again') });

  /** Shows what was left out; resolves to whether the call was made. */
  async function report(running: Promise<BulkResult | undefined>): Promise<boolean> {
    const result = await running;
    if (result) setSkipped(result.skipped);
    return result !== undefined;
  }

  return {
    skipped,
    clearSkipped: () => setSkipped([]),
    busy: [approve, pause, reopen, extend, close, discard, undoClose].some(({ busy }) => busy),
    approve: (body: { rows: VersionedVacancy[]; reason: string }) => report(approve.run({ body })),
    pause: (body: { rows: VersionedVacancy[]; reason: string }) => report(pause.run({ body })),
    reopen: (body: { rows: VersionedVacancy[]; reason: string }) => report(reopen.run({ body })),
    extend: (body: { rows: VersionedVacancy[]; reason: string; lastDay: string }) => report(extend.run({ body })),
    close: (body: { rows: VersionedVacancy[]; reason: string; isFraud: boolean }) => report(close.run({ body })),
    discard: (body: { rows: VersionedVacancy[]; reason: string }) => report(discard.run({ body })),
    undoClose: (body: { rows: VersionedVacancy[]; reason: string }) => report(undoClose.run({ body })),
  };
}

export type VacancyChanges = ReturnType<typeof useVacancyChanges>;
