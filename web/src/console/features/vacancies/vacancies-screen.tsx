import { listStaffVacancies, type StaffVacancy, type VersionedVacancy } from '@aarambh/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ageText } from '../../../platform/text/format.ts';
import { Button, LinkButton } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import {
  askReason,
  BulkBar,
  type Column,
  ListScreen,
  useFilters,
  useKeys,
  useOpenRow,
  useSelection,
} from '../../ui/index.ts';
import { ChangeSheets, type OpenForm } from './change-sheets.tsx';
import { CloseAllSheet } from './close-all-sheet.tsx';
import { SourcesSheet } from './sources-sheet.tsx';
import { useChosenVacancies } from './use-chosen-vacancies.ts';
import { useVacancyChanges } from './use-vacancy-changes.ts';
import { closingScopeOf, queryOf, VacancyFilterBar, vacancyFilters } from './vacancy-filters.tsx';
import { VacancyPane } from './vacancy-pane.tsx';
import { VacancyStatus } from './vacancy-status.tsx';

const columns: Column<StaffVacancy>[] = [
  { header: 'Title', cell: ({ jobTitle }) => jobTitle },
  { header: 'Company', cell: ({ orgName }) => orgName },
  { header: 'Status', cell: ({ status }) => <VacancyStatus status={status} /> },
  {
    header: 'Applicants',
    align: 'end',
    cell: ({ applicants, unread }) => (unread > 0 ? `${applicants} (${unread} new)` : applicants),
  },
  { header: 'Places', phone: false, cell: ({ locations }) => locations.slice(0, 2).join(', ') || '–' },
  { header: 'Source', phone: false, cell: ({ source }) => source },
  {
    header: 'Posted',
    cell: ({ postedOn }) => <span className="whitespace-nowrap">{ageText(postedOn, new Date())}</span>,
  },
];

const changeTexts = {
  approve: { title: 'Approve', text: 'They go live and appear in the search immediately.' },
  pause: {
    title: 'Pause',
    text: 'They are not shown and accept no applications until they are reopened. Existing applications stay open.',
  },
  discard: {
    title: 'Discard',
    text: 'For drafts that must not go live. They are never shown, and an import does not restore them.',
  },
  reopen: { title: 'Reopen', text: 'They appear in the search again immediately.' },
};
type Change = keyof typeof changeTexts;

/** Vacancies of any status: found, posted, edited, and changed one by one or in bulk. */
export function Component() {
  const filtering = useFilters(vacancyFilters);
  const { filters, page, isFiltered } = filtering;
  const list = useStaffQuery(listStaffVacancies, { query: queryOf(filters, page) }, { keepPrevious: true });
  const { data, total, isCapped } = list;
  const { openID, closeTo, open } = useOpenRow('/vacancies', 'vacancyID');
  const navigate = useNavigate();
  const selection = useSelection<number>();
  const changes = useVacancyChanges();
  const [form, setForm] = useState<OpenForm>();
  const [areSourcesOpen, setSourcesOpen] = useState(false);
  const [isClosingAll, setClosingAll] = useState(false);
  const closingScope = closingScopeOf(filters);
  const companyName = data?.find(({ companyID }) => companyID === closingScope?.companyID)?.orgName;
  const scopeName = [companyName ?? (closingScope?.companyID && 'the company'), closingScope?.source]
    .filter(Boolean)
    .join(', ');
  const listChosen = useChosenVacancies(data, selection.keys);

  async function change(name: Change, rows: VersionedVacancy[]): Promise<void> {
    const { title, text } = changeTexts[name];
    const label = `${title} ${rows.length === 1 ? 'the vacancy' : `${rows.length} vacancies`}`;
    const reason = await askReason({ title: label, text, confirmLabel: title });
    if (reason && (await changes[name]({ rows, reason }))) selection.clear();
  }

  useKeys([{ key: 'n', label: 'Post a vacancy', run: () => void navigate('/vacancies/new') }]);

  return (
    <ListScreen
      title="Vacancies"
      actions={
        <>
          {closingScope && (
            <Button size="small" variant="secondary" onClick={() => setClosingAll(true)}>
              Close all of {scopeName}
            </Button>
          )}
          <Button size="small" variant="secondary" onClick={() => setSourcesOpen(true)}>
            Import sources
          </Button>
          <LinkButton size="small" to="/vacancies/new">
            Post a vacancy
          </LinkButton>
        </>
      }
      list={list}
      filters={<VacancyFilterBar {...filtering} companyName={companyName} />}
      pane={
        openID !== undefined && (
          <VacancyPane
            key={openID}
            vacancyID={openID}
            closeTo={closeTo}
            changes={changes}
            onForm={setForm}
            onChange={(name, rows) => void change(name, rows)}
          />
        )
      }
      below={
        <BulkBar selection={selection} noun="vacancies">
          {(['approve', 'discard', 'pause', 'reopen'] as const).map((name) => (
            <Button
              key={name}
              size="small"
              variant="secondary"
              disabled={changes.busy}
              onClick={() => void change(name, listChosen())}
            >
              {changeTexts[name].title}
            </Button>
          ))}
          <Button
            size="small"
            variant="secondary"
            disabled={changes.busy}
            onClick={() => setForm({ form: 'extend', rows: listChosen() })}
          >
            Extend
          </Button>
          <Button
            size="small"
            variant="danger"
            disabled={changes.busy}
            onClick={() => setForm({ form: 'close', rows: listChosen() })}
          >
            Close
          </Button>
        </BulkBar>
      }
      label="Vacancies"
      rows={data}
      columns={openID === undefined ? columns : columns.slice(0, 3)}
      rowKey={({ vacancyID: id }) => id}
      rowLabel={({ jobTitle, orgName }) => `${jobTitle}, ${orgName}`}
      onOpen={({ vacancyID: id }) => open(id)}
      openKey={openID}
      selection={selection}
      total={total}
      isCapped={isCapped}
      page={page}
      empty={isFiltered ? 'No vacancy matches these filters' : 'There are no vacancies yet'}
    >
      <ChangeSheets
        changes={changes}
        open={form}
        onClose={(isDone) => {
          setForm(undefined);
          if (isDone) selection.clear();
        }}
      />
      {closingScope && (
        <CloseAllSheet scope={closingScope} name={scopeName} open={isClosingAll} onClose={() => setClosingAll(false)} />
      )}
      <SourcesSheet open={areSourcesOpen} onClose={() => setSourcesOpen(false)} />
    </ListScreen>
  );
}
