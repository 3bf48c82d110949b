import {
  approveVacancies,
  type BulkResult,
  closeAllVacancies,
  closeVacancies,
  countOpenVacancies as countOpenVacanciesCall,
  discardVacancies,
  editVacancy,
  extendVacancies,
  getStaffVacancy,
  listStaffVacancies,
  listVacancySources,
  pauseVacancies,
  postVacancy,
  previewVacancy,
  reopenVacancies,
  setSourceApproval,
  undoCloseAllVacancies,
  undoCloseVacancies,
} from '@aarambh/contract';
import { type StaffAction, staffAction } from '../../infra/http/staff-action.ts';
import { STAFF_SOURCE } from '../../lib/staff-source.ts';
import { countOpenVacancies } from '../vacancy-lifecycle/index.ts';
import {
  approve,
  changeVacancies,
  close,
  closeFraud,
  discard,
  extendUntil,
  pause,
  reopen,
  undoClosings,
} from './change-vacancies.ts';
import { closeAll, requireScope, undoCloseAll } from './close-all-vacancies.ts';
import { describeStaffVacancy } from './describe-staff-vacancy.ts';
import { presentPreview } from './preview-vacancy.ts';
import { saveEditedVacancy, saveNewVacancy } from './save-vacancy.ts';
import { searchStaffVacancies } from './staff-vacancies.queries.ts';
import { listSources, saveSourceApproval } from './vacancy-sources.queries.ts';

/** They write their audit rows: bulk actions one for each vacancy, in its transaction. */
const ownTransactions = { recordsItself: true } as const;
const rowByRow = { ...ownTransactions, changedNothing: ({ done }: BulkResult) => done.length === 0 };

const describe = (needsApproval: boolean) => (needsApproval ? 'wait for approval' : 'live at once');

/** Staff actions on vacancies. */
export const vacancyManagementActions: readonly StaffAction[] = [
  staffAction(listStaffVacancies, async ({ reads, clock }, { query, headers }) => {
    const { vacancies, total, isCapped } = await searchStaffVacancies(reads, query, clock.now());
    headers['X-Total-Count'] = String(total);
    if (isCapped) headers['X-Total-Capped'] = 'true';
    return vacancies;
  }),
  staffAction(getStaffVacancy, ({ db }, { params }) => describeStaffVacancy(db, params.vacancyID)),
  staffAction(previewVacancy, (context, { body }) => presentPreview(context, body), { storesNothing: true }),
  staffAction(postVacancy, (context, { body, by }) => saveNewVacancy(context, body, by), {
    target: (_input, answer) => answer && { kind: 'vacancy', id: answer.vacancyID },
  }),
  staffAction(editVacancy, (context, { body, by }) => saveEditedVacancy(context, body, by), {
    target: ({ body }) => ({ kind: 'vacancy', id: body.vacancyID }),
  }),
  staffAction(
    approveVacancies,
    (context, { body, by }, record) => changeVacancies(context, { ...body, by }, record, approve),
    rowByRow,
  ),
  staffAction(
    pauseVacancies,
    (context, { body, by }, record) => changeVacancies(context, { ...body, by }, record, pause),
    rowByRow,
  ),
  staffAction(
    reopenVacancies,
    (context, { body, by }, record) => changeVacancies(context, { ...body, by }, record, reopen),
    rowByRow,
  ),
  staffAction(
    extendVacancies,
    (context, { body, by }, record) =>
      changeVacancies(context, { ...body, by }, record, extendUntil(body.lastDay, context.clock.now())),
    rowByRow,
  ),
  staffAction(
    closeVacancies,
    (context, { body, by, actor }, record) => {
      const change = body.isFraud ? closeFraud(actor.staff?.staffId) : close;
      return changeVacancies(context, { ...body, by }, record, change);
    },
    rowByRow,
  ),
  staffAction(
    discardVacancies,
    (context, { body, by }, record) => changeVacancies(context, { ...body, by }, record, discard),
    rowByRow,
  ),
  staffAction(
    undoCloseVacancies,
    (context, { body, by, actor }, record) =>
      undoClosings(context, { ...body, by, staffId: actor.staff?.staffId }, record),
    rowByRow,
  ),
  staffAction(countOpenVacanciesCall, async ({ db }, { query }) => ({
    open: await countOpenVacancies(db, requireScope(query)),
  })),
  staffAction(
    closeAllVacancies,
    (context, { body, by }, record) => closeAll(context, { ...body, by }, record),
    ownTransactions,
  ),
  staffAction(
    undoCloseAllVacancies,
    (context, { body, by }, record) => undoCloseAll(context, { ...body, by }, record),
    { ...ownTransactions, changedNothing: ({ reopened }) => reopened === 0 },
  ),
  staffAction(listVacancySources, ({ db }) => listSources(db, STAFF_SOURCE)),
  staffAction(
    setSourceApproval,
    async ({ db, clock }, { body, by }, record) => {
      const { source, needsApproval } = body;
      return await db.transaction().execute(async (tx) => {
        const before = await saveSourceApproval(tx, body, by, clock.now());
        await record(tx, { before: { [source]: describe(before) }, after: { [source]: describe(needsApproval) } });
        return `New vacancies of ${source}: ${describe(needsApproval)}.`;
      });
    },
    ownTransactions,
  ),
];
