import { listModerationCases } from '@aarambh/contract';
import { useMinuteClock } from '../../../platform/use-minute-clock.ts';
import { LinkButton } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import { ListScreen, useFilters, useKeys, useOpenRow } from '../../ui/index.ts';
import { caseColumns } from './case-columns.tsx';
import { CaseFilterBar, caseFilters, queryOf } from './case-filters.tsx';
import { titleOf } from './case-texts.ts';
import { ModerationCasePane } from './moderation-case-pane.tsx';
import { useCaseChanges } from './use-case-changes.ts';

/** A list of work: new cases come in while it is open. */
const REFRESH_MS = 30_000;

/** The moderation queue: cases of vacancies and pictures by when they are due, and the open one beside it. */
export function Component() {
  const filtering = useFilters(caseFilters);
  const { filters, page, isFiltered } = filtering;
  const list = useStaffQuery(
    listModerationCases,
    { query: queryOf(filters, page) },
    { keepPrevious: true, refetchMs: REFRESH_MS },
  );
  const { data } = list;
  const { openID, closeTo, open } = useOpenRow('/moderation', 'caseID');
  const now = useMinuteClock();
  const changes = useCaseChanges();

  useKeys([
    {
      key: 'z',
      label: 'Undo your last decision',
      isActive: () => changes.findLast() !== undefined,
      run: () => {
        const last = changes.findLast();
        if (!last) return;
        void changes.undo(last).then((reply) => reply !== undefined && open(last.caseID));
      },
    },
  ]);

  /** The case below the decided one is the next to decide; at the end of the list the one above. */
  function showNext(): void {
    const cases = data?.cases ?? [];
    const at = cases.findIndex((one) => one.caseID === openID);
    open((cases[at + 1] ?? cases[at - 1])?.caseID);
  }

  return (
    <ListScreen
      title="Moderation"
      actions={
        <>
          <LinkButton size="small" variant="secondary" to="/moderation/figures">
            Accuracy
          </LinkButton>
          <LinkButton size="small" variant="secondary" to="/moderation/rules">
            Rules
          </LinkButton>
        </>
      }
      list={list}
      filters={<CaseFilterBar {...filtering} />}
      pane={
        openID !== undefined && (
          <ModerationCasePane key={openID} caseID={openID} closeTo={closeTo} changes={changes} onDecided={showNext} />
        )
      }
      label="Cases"
      rows={data?.cases}
      columns={caseColumns(now)}
      rowKey={(one) => one.caseID}
      rowLabel={titleOf}
      onOpen={(one) => open(one.caseID)}
      openKey={openID}
      total={data?.total}
      isCapped={data?.isCapped}
      page={page}
      empty={isFiltered ? 'No case matches these filters' : 'No cases are waiting for a decision'}
    />
  );
}
