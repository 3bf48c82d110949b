import { type ApplicantRow, applicantStages, type MovableStage } from '@aarambh/contract';
import { useRef, useState } from 'react';
import { ageText } from '../../../platform/text/format.ts';
import { type Column, ListScreen, useFilters, useKeys, useOpenRow, useSelection } from '../../ui/index.ts';
import { ApplicantBulkBar } from './applicant-bulk-bar.tsx';
import { ApplicantFilterBar, applicantFilters } from './applicant-filters.tsx';
import { ApplicantPane } from './applicant-pane.tsx';
import { ApplicantSheets, type OpenApplicantForm } from './applicant-sheets.tsx';
import { SkippedRows } from './skipped-rows.tsx';
import { StageBadge } from './stage-badge.tsx';
import { useApplicantList } from './use-applicant-list.ts';
import { type Addressee, useApplicantMessages, type WrittenMessage } from './use-applicant-messages.ts';
import { type Movable, useStageMoves } from './use-stage-moves.ts';
import { useTargetApplicants } from './use-target-applicants.ts';

const columns: Column<ApplicantRow>[] = [
  { header: 'Name', cell: ({ fullName }) => fullName },
  { header: 'Stage', cell: ({ stage }) => <StageBadge stage={stage} /> },
  {
    header: 'Job',
    cell: ({ jobTitle, orgName }) => (
      <span className="md:line-clamp-2">
        {jobTitle}, {orgName}
      </span>
    ),
  },
  {
    header: 'Plan',
    phone: false,
    cell: ({ planName }) => <span className="whitespace-nowrap">{planName || '–'}</span>,
  },
  {
    header: 'Applied',
    cell: ({ appliedOn }) => <span className="whitespace-nowrap">{ageText(appliedOn, new Date())}</span>,
  },
];

/** Applicants of all vacancies: with the resume beside the list, moved by the keys 1 to 7. */
export function Component() {
  const filtering = useFilters(applicantFilters);
  const { filters, page, isFiltered } = filtering;
  const { data, error, none, isLoading, reload } = useApplicantList(filters, page);
  const { openID, closeTo, open } = useOpenRow('/applicants', 'applicationID');
  const selection = useSelection<number>();
  const { noteOpened, listTargets } = useTargetApplicants({ rows: data?.applicants, selected: selection.keys, openID });
  const moves = useStageMoves();
  const messages = useApplicantMessages();
  const isBusy = moves.busy || messages.busy;
  const lastAct = useRef<'move' | 'message'>('move');
  const [form, setForm] = useState<OpenApplicantForm>();

  async function decide(applicants: readonly Movable[], stage: MovableStage): Promise<void> {
    if (applicants.length === 0) return;
    if (stage === 'Not selected') setForm({ form: 'reject', applicants });
    else await move(applicants, stage);
  }

  async function move(...args: Parameters<typeof moves.move>): Promise<void> {
    lastAct.current = 'move';
    if (await moves.move(...args)) selection.clear();
  }

  /** Rejects, and opens the next applicant instead of the rejected one, so that one decision takes two keys. */
  async function reject(applicants: readonly Movable[], decision: { reason: string; message: string }): Promise<void> {
    setForm(undefined);
    const rows = data?.applicants ?? [];
    const at = rows.findIndex(({ applicationID: id }) => id === openID);
    const next = rows[at + 1];
    const isOpenAlone = applicants.length === 1 && applicants[0]?.applicationID === openID;
    if (isOpenAlone && at >= 0 && next) open(next.applicationID);
    await move(applicants, 'Not selected', decision);
  }

  async function send(to: readonly Addressee[], message: WrittenMessage): Promise<void> {
    lastAct.current = 'message';
    if (!(await messages.send(to, message))) return;
    setForm(undefined);
    selection.clear();
  }

  const write = () => setForm({ form: 'message', applicants: listTargets() });
  const undoLast = () => (lastAct.current === 'move' ? moves : messages).undoLast();

  useKeys([
    ...applicantStages.map((stage, at) => ({
      key: String(at + 1),
      label: `Move to ${stage}`,
      run: () => void decide(listTargets(), stage),
    })),
    { key: 'u', label: 'Undo the last move or mail', run: () => void undoLast() },
    { key: 'm', label: 'Write a mail', run: write },
  ]);

  return (
    <ListScreen
      title="Applicants"
      list={{ data, error, isBusy: isLoading, reload }}
      filters={<ApplicantFilterBar {...filtering} />}
      pane={
        openID !== undefined && (
          <ApplicantPane
            key={openID}
            applicationID={openID}
            closeTo={closeTo}
            busy={isBusy}
            onLoad={noteOpened}
            onStage={(applicant, stage) => void decide([applicant], stage)}
            onUndo={({ applicationID: id, version }) => void moves.undo([{ applicationID: id, version }])}
            onMessage={(applicant) => setForm({ form: 'message', applicants: [applicant] })}
            onWithdraw={(messageID) => void messages.withdraw([messageID])}
            onSchedule={(applicant) => setForm({ form: 'schedule', applicant })}
          />
        )
      }
      below={
        <ApplicantBulkBar
          selection={selection}
          isBusy={isBusy}
          onWrite={write}
          onStage={(stage) => void decide(listTargets(), stage)}
        />
      }
      label="Applicants"
      rows={data?.applicants}
      columns={openID === undefined ? columns : columns.slice(0, 3)}
      rowKey={({ applicationID: id }) => id}
      rowLabel={({ fullName, jobTitle }) => `${fullName}, ${jobTitle}`}
      onOpen={({ applicationID: id }) => open(id)}
      openKey={openID}
      selection={selection}
      total={data?.total}
      isCapped={data?.isCapped}
      page={page}
      empty={none ?? (isFiltered ? 'No applicant matches these filters' : 'No applications yet')}
    >
      <ApplicantSheets
        open={form}
        isSending={messages.busy}
        onClose={() => setForm(undefined)}
        onReject={(applicants, decision) => void reject(applicants, decision)}
        onSend={(to, message) => void send(to, message)}
      />
      <SkippedRows rows={moves.skipped} onClose={moves.clearSkipped} />
      <SkippedRows rows={messages.skipped} onClose={messages.clearSkipped} />
    </ListScreen>
  );
}
