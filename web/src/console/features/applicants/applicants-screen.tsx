import { type ApplicantRow, applicantStages, listAllApplicants, type MovableStage } from '@aarambh/contract';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ageText } from '../../../platform/text/format.ts';
import { Button, RetryAlert, Sheet } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import {
  BulkBar,
  type Column,
  ConsolePage,
  DataTable,
  ListWithPane,
  useFilterAddress,
  useFilters,
  useKeys,
  useSelection,
} from '../../ui/index.ts';
import { ScheduleForm } from '../interviews/schedule-form.tsx';
import { ApplicantFilterBar, applicantFilters, queryOf } from './applicant-filters.tsx';
import { ApplicantPane } from './applicant-pane.tsx';
import { MessageForm } from './message-form.tsx';
import { RejectForm } from './reject-form.tsx';
import { SkippedRows } from './skipped-rows.tsx';
import { StageBadge } from './stage-badge.tsx';
import { type Addressee, useApplicantMessages } from './use-applicant-messages.ts';
import { type Movable, useStageMoves } from './use-stage-moves.ts';

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

type Known = Movable & Addressee;

/** Applicants of all vacancies: with the resume beside the list, moved by the keys 1 to 7. */
export function Component() {
  const filtering = useFilters(applicantFilters);
  const { filters, page, isFiltered } = filtering;
  const {
    data,
    error,
    isBusy: isLoading,
    reload,
  } = useStaffQuery(listAllApplicants, { query: queryOf(filters, page) }, { keepPrevious: true });
  const { applicationID } = useParams();
  const openID = applicationID && /^[1-9]\d{0,9}$/.test(applicationID) ? Number(applicationID) : undefined;
  const navigate = useNavigate();
  const address = useFilterAddress();
  const selection = useSelection<number>();
  const moves = useStageMoves();
  const messages = useApplicantMessages();
  const isBusy = moves.busy || messages.busy;
  const [addressees, setAddressees] = useState<readonly Known[]>([]);
  const lastAct = useRef<'move' | 'message'>('move');
  const [rejecting, setRejecting] = useState<readonly Movable[]>([]);
  const [scheduling, setScheduling] = useState<Parameters<Parameters<typeof ApplicantPane>[0]['onSchedule']>[0]>();

  // Selected rows of other pages are known from when they were shown.
  const known = useRef(new Map<number, Known>());
  for (const row of data?.applicants ?? []) known.current.set(row.applicationID, row);
  const opened = useRef<Known>(undefined);

  /** What a key is about: the selected rows, or else the open one, or else the one with the focus. */
  function targets(): readonly Known[] {
    if (selection.keys.size > 0) return [...selection.keys].flatMap((key) => known.current.get(key) ?? []);
    if (openID !== undefined) {
      const open = opened.current?.applicationID === openID ? opened.current : known.current.get(openID);
      return open ? [open] : [];
    }
    const focused = document.activeElement?.closest<HTMLElement>('[data-row]');
    const at = [...document.querySelectorAll('[data-row]')].indexOf(focused as Element);
    const row = data?.applicants[at];
    return row ? [row] : [];
  }

  async function decide(applicants: readonly Movable[], stage: MovableStage): Promise<void> {
    if (applicants.length === 0) return;
    if (stage === 'Not selected') setRejecting(applicants);
    else await move(applicants, stage);
  }

  async function move(...args: Parameters<typeof moves.move>): Promise<void> {
    lastAct.current = 'move';
    if (await moves.move(...args)) selection.clear();
  }

  /** Rejects, and opens the next applicant instead of the rejected one, so that one decision takes two keys. */
  async function reject(applicants: readonly Movable[], decision: { reason: string; message: string }): Promise<void> {
    setRejecting([]);
    const rows = data?.applicants ?? [];
    const at = rows.findIndex(({ applicationID: id }) => id === openID);
    const next = rows[at + 1];
    const isOpenAlone = applicants.length === 1 && applicants[0]?.applicationID === openID;
    if (isOpenAlone && at >= 0 && next) void navigate(`/applicants/${next.applicationID}${address}`);
    await move(applicants, 'Not selected', decision);
  }

  const undoLast = () => (lastAct.current === 'move' ? moves : messages).undoLast();

  useKeys([
    ...applicantStages.map((stage, at) => ({
      key: String(at + 1),
      label: `Move to ${stage}`,
      run: () => void decide(targets(), stage),
    })),
    { key: 'u', label: 'Undo the last move or mail', run: () => void undoLast() },
    { key: 'm', label: 'Write a mail', run: () => setAddressees(targets()) },
  ]);

  return (
    <ConsolePage title="Applicants">
      <ApplicantFilterBar {...filtering} />
      {error && !data ? (
        <RetryAlert message={error.message} onRetry={reload} />
      ) : (
        <ListWithPane
          pane={
            openID !== undefined && (
              <ApplicantPane
                key={openID}
                applicationID={openID}
                closeTo={`/applicants${address}`}
                busy={isBusy}
                onLoad={(applicant) => {
                  opened.current = applicant;
                }}
                onStage={(applicant, stage) => void decide([applicant], stage)}
                onUndo={({ applicationID: id, version }) => void moves.undo([{ applicationID: id, version }])}
                onMessage={(applicant) => setAddressees([applicant])}
                onWithdraw={(messageID) => void messages.withdraw([messageID])}
                onSchedule={setScheduling}
              />
            )
          }
        >
          <DataTable
            label="Applicants"
            rows={data?.applicants}
            columns={openID === undefined ? columns : columns.slice(0, 3)}
            rowKey={({ applicationID: id }) => id}
            rowLabel={({ fullName, jobTitle }) => `${fullName}, ${jobTitle}`}
            onOpen={({ applicationID: id }) => void navigate(`/applicants/${id}${address}`)}
            openKey={openID}
            selection={selection}
            total={data?.total}
            isCapped={data?.isCapped}
            page={page}
            empty={isFiltered ? 'No applicant matches these filters' : 'No applications yet'}
            busy={isLoading}
          />
          <BulkBar selection={selection} noun="applicants">
            <Button size="small" variant="secondary" disabled={isBusy} onClick={() => setAddressees(targets())}>
              Write a mail
            </Button>
            {applicantStages.map((stage) => (
              <Button
                key={stage}
                size="small"
                variant={stage === 'Not selected' ? 'danger' : 'secondary'}
                disabled={isBusy}
                onClick={() => void decide(targets(), stage)}
              >
                {stage}
              </Button>
            ))}
          </BulkBar>
        </ListWithPane>
      )}
      <Sheet
        title={rejecting.length === 1 ? `Reject ${rejecting[0]?.fullName}` : `Reject ${rejecting.length} applicants`}
        open={rejecting.length > 0}
        onClose={() => setRejecting([])}
      >
        {rejecting.length > 0 && (
          <RejectForm count={rejecting.length} onReject={(decision) => void reject(rejecting, decision)} />
        )}
      </Sheet>
      <Sheet
        title={`Schedule an interview with ${scheduling?.fullName ?? ''}`}
        open={scheduling !== undefined}
        onClose={() => setScheduling(undefined)}
      >
        {scheduling && <ScheduleForm applicant={scheduling} onDone={() => setScheduling(undefined)} />}
      </Sheet>
      <Sheet
        title={
          addressees.length === 1 ? `Write to ${addressees[0]?.fullName}` : `Write to ${addressees.length} applicants`
        }
        open={addressees.length > 0}
        onClose={() => setAddressees([])}
      >
        {addressees.length > 0 && (
          <MessageForm
            to={addressees}
            busy={messages.busy}
            onSend={async (message) => {
              lastAct.current = 'message';
              if (!(await messages.send(addressees, message))) return;
              setAddressees([]);
              selection.clear();
            }}
          />
        )}
      </Sheet>
      <SkippedRows rows={moves.skipped} onClose={moves.clearSkipped} />
      <SkippedRows rows={messages.skipped} onClose={messages.clearSkipped} />
    </ConsolePage>
  );
}
