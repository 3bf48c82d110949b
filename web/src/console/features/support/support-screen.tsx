import { caseStates, listCases, type SupportCase } from '@aarambh/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ageText } from '../../../platform/text/format.ts';
import { useMinuteClock } from '../../../platform/use-minute-clock.ts';
import { Badge, Button, Sheet, type Tone } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import {
  type Column,
  FilterBar,
  FilterSearch,
  FilterSelect,
  ListScreen,
  useFilters,
  useKeys,
  useOpenRow,
} from '../../ui/index.ts';
import { DueText } from './due-text.tsx';
import { OpenCaseForm } from './open-case-form.tsx';
import { SupportCasePane } from './support-case-pane.tsx';

const defaults = { state: 'waiting', whose: '', search: '' };
/** A list of work: new cases come in while it is open. */
const REFRESH_MS = 60_000;

const stateTexts: Record<SupportCase['state'], { label: string; tone: Tone }> = {
  waiting: { label: 'Waiting for our reply', tone: 'info' },
  answered: { label: 'Answered', tone: 'success' },
  closed: { label: 'Closed', tone: 'neutral' },
};

const stateOptions = [
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
  { value: 'all', label: 'All' },
];
const whoseOptions = [
  { value: 'mine', label: 'Mine' },
  { value: 'unclaimed', label: 'Not claimed' },
];
const isState = (text: string): text is SupportCase['state'] | 'all' =>
  text === 'all' || (caseStates as readonly string[]).includes(text);

/** The support cases: waiting ones by when a reply is due, and the open case beside the list. */
export function Component() {
  const { filters, setFilters, page, isFiltered, reset } = useFilters(defaults);
  const { search, whose } = filters;
  const state = isState(filters.state) ? filters.state : 'waiting';
  const isWhose = whose === 'mine' || whose === 'unclaimed';
  const query = { state, page: String(page), ...(search && { search }), ...(isWhose && { whose: whose as 'mine' }) };
  const list = useStaffQuery(listCases, { query }, { keepPrevious: true, refetchMs: REFRESH_MS });
  const { data } = list;
  const { openID, closeTo, open } = useOpenRow('/support', 'caseID');
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const now = useMinuteClock();
  useKeys([{ key: 'n', label: 'Record a mail or call', run: () => setOpening(true) }]);

  const columns: Column<SupportCase>[] = [
    { header: 'Subject', cell: ({ subject, caseID: number }) => subject || `Case ${number}` },
    { header: 'From', cell: ({ fullName }) => fullName },
    { header: 'Reply due', cell: ({ dueOn }) => <DueText dueOn={dueOn} now={now} /> },
    {
      header: 'State',
      phone: state === 'all',
      cell: (one) => <Badge tone={stateTexts[one.state].tone}>{stateTexts[one.state].label}</Badge>,
    },
    { header: 'Claimed by', cell: ({ claimedBy, isOwn }) => (isOwn ? 'You' : claimedBy || '–') },
    { header: 'Received', phone: false, cell: ({ receivedOn }) => ageText(receivedOn, now) },
  ];
  // Beside an open case there is room for the first columns only.
  const shown = openID === undefined ? columns : columns.slice(0, 3);

  return (
    <ListScreen
      title="Support"
      actions={
        <Button size="small" onClick={() => setOpening(true)}>
          Record a mail or call
        </Button>
      }
      list={list}
      filters={
        <FilterBar isFiltered={isFiltered} onReset={reset}>
          <FilterSearch
            label="Email or case number"
            value={search}
            onChange={(typed) => setFilters({ search: typed })}
          />
          <FilterSelect
            label="State"
            all="Waiting"
            options={stateOptions}
            value={state === 'waiting' ? '' : state}
            onChange={(chosen) => setFilters({ state: chosen || 'waiting' })}
          />
          <FilterSelect
            label="Whose"
            options={whoseOptions}
            value={whose}
            onChange={(chosen) => setFilters({ whose: chosen })}
          />
        </FilterBar>
      }
      pane={openID !== undefined && <SupportCasePane key={openID} caseID={openID} closeTo={closeTo} />}
      label="Cases"
      rows={data?.cases}
      columns={shown}
      rowKey={(one) => one.caseID}
      rowLabel={({ subject, caseID: number }) => subject || `Case ${number}`}
      onOpen={(one) => open(one.caseID)}
      openKey={openID}
      total={data?.total}
      isCapped={data?.isCapped}
      page={page}
      empty={isFiltered ? 'No case matches these filters' : 'No case is waiting for a reply'}
    >
      <Sheet title="Record a mail or call" open={isOpening} onClose={() => setOpening(false)}>
        <OpenCaseForm
          onDone={(number) => {
            setOpening(false);
            void navigate(`/support/${number}`);
          }}
        />
      </Sheet>
    </ListScreen>
  );
}
