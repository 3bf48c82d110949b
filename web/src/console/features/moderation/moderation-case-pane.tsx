import {
  claimWork,
  getModerationCase,
  listModerationCases,
  type ModerationCaseDetails,
  type ModerationDecision,
  possibleDecisions,
  releaseWork,
} from '@aarambh/contract';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../platform/api/api.ts';
import { timeOfDay } from '../../../platform/text/format.ts';
import { useMinuteClock } from '../../../platform/use-minute-clock.ts';
import { Alert, Badge, Button, KeyValueList, RetryAlert, Skeleton } from '../../../ui/index.ts';
import { usePermission, useStaffAction, useStaffQuery } from '../../api/index.ts';
import { SidePane, useAuditKey, useKeys } from '../../ui/index.ts';
import { DueText } from '../support/due-text.tsx';
import { VacancyStatus } from '../vacancies/vacancy-status.tsx';
import { FindingList, ReportList } from './case-findings.tsx';
import { CaseHistory } from './case-history.tsx';
import { causeTexts, contactText, levelTexts, NO_CONTACT, stateTexts } from './case-texts.ts';
import { CompanyOthers } from './company-others.tsx';
import { DecisionForm } from './decision-form.tsx';
import { MarkedPosting } from './marked-posting.tsx';
import { ModerationNoteForm } from './moderation-note-form.tsx';
import type { CaseChanges } from './use-case-changes.ts';

/** Reports come in while a case is open. */
const REFRESH_MS = 30_000;

interface CasePaneProps {
  caseID: number;
  closeTo: string;
  changes: CaseChanges;
  /** Opens the next case. */
  onDecided: () => void;
}

type Form = ModerationDecision | 'note';

/** A case beside the queue: what was found and reported, the posting, the company, and the decision. */
export function ModerationCasePane({ caseID, closeTo, changes, onDecided }: CasePaneProps) {
  const { data, error, reload } = useStaffQuery(
    getModerationCase,
    { params: { id: String(caseID) } },
    { refetchMs: REFRESH_MS },
  );
  const [form, setForm] = useState<Form>();
  useAuditKey({ targetKind: 'moderation-case', targetID: caseID });
  // A form that was opened while another was being sent stays.
  const onClose = () => setForm((current) => (current === form ? undefined : current));
  return (
    <SidePane
      title={data?.jobTitle ?? `Case ${caseID}`}
      closeTo={closeTo}
      row={{ kind: 'moderation-case', id: caseID, isEditing: form !== undefined }}
      actions={data && <CaseButtons found={data} changes={changes} onForm={setForm} />}
    >
      {error && !data && <CaseFailure error={error} onRetry={reload} />}
      {!data && !error && <Skeleton className="h-96" />}
      {data && form === 'note' && <ModerationNoteForm found={data} {...{ changes, onClose }} />}
      {data && form && form !== 'note' && (
        <DecisionForm key={form} found={data} decision={form} {...{ changes, onClose, onDecided }} />
      )}
      {data && <CaseContents found={data} />}
    </SidePane>
  );
}

/** Why a case is not shown; one of an own vacancy stays closed however often it is tried. */
const CaseFailure = ({ error, onRetry }: { error: Error; onRetry: () => void }) =>
  error instanceof ApiError && error.status === 403 ? (
    <Alert tone="info">{error.message}</Alert>
  ) : (
    <RetryAlert message={error.message} onRetry={onRetry} />
  );

/** How far the warnings of an upheld case are. */
function warningText({ warnings, undoUntil, applicants }: ModerationCaseDetails): string {
  if (undoUntil) return `Leave at ${timeOfDay(undoUntil)}`;
  if (!warnings) return applicants === 0 ? 'No applications' : 'Queuing warnings';
  const { queued, sent, isComplete } = warnings;
  const counts = `${sent.toLocaleString('en-IN')} of ${queued.toLocaleString('en-IN')} sent`;
  return isComplete ? counts : `${counts}, more are being queued`;
}

function CaseContents({ found }: { found: ModerationCaseDetails }) {
  const now = useMinuteClock();
  const canReadCompanies = usePermission('companies');
  const canReadVacancies = usePermission('vacancies');
  const { findings, level, state, poster, source, vacancyID } = found;
  const words = useMemo(() => findings.map((one) => one.words).filter(Boolean), [findings]);
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @min-[52rem]:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={stateTexts[state].tone}>{stateTexts[state].label}</Badge>
            <Badge tone={levelTexts[level].tone}>{levelTexts[level].label}</Badge>
            {found.holdsVacancy && <Badge tone="info">Hidden until the decision</Badge>}
          </p>
          <FindingList findings={findings} />
          <ReportList reports={found.reports} folded={found.foldedReports} />
          <KeyValueList
            emptyMark="–"
            className="wrap-anywhere"
            items={[
              { label: 'Case', value: `${found.caseID}: ${found.causes.map((one) => causeTexts[one]).join(', ')}` },
              { label: 'Due', value: found.dueOn && <DueText dueOn={found.dueOn} now={now} /> },
              {
                label: 'Vacancy',
                value: (
                  <>
                    <VacancyStatus status={found.vacancyStatus} />{' '}
                    {canReadVacancies ? <Link to={`/vacancies/${vacancyID}`}>{vacancyID}</Link> : vacancyID}
                  </>
                ),
              },
              {
                label: 'Company',
                value: canReadCompanies ? (
                  <Link to={`/companies/${found.companyID}`}>{found.orgName}</Link>
                ) : (
                  found.orgName
                ),
              },
              { label: 'Posted by', value: poster ? poster.fullName : `Import of ${source}` },
              {
                label: 'Who is asked',
                value: found.posterContact ? contactText(found.posterContact) : NO_CONTACT,
              },
              { label: 'Applicants', value: found.applicants.toLocaleString('en-IN') },
              { label: 'Claimed by', value: found.isMine ? 'You' : found.claimedBy },
              ...(state === 'upheld' ? [{ label: 'Warnings', value: warningText(found) }] : []),
            ]}
          />
          <CaseHistory entries={found.history} />
          <CompanyOthers {...found} />
        </div>
        <MarkedPosting vacancy={found.vacancy} words={words} />
      </div>
    </div>
  );
}

interface CaseButtonsProps {
  found: ModerationCaseDetails;
  changes: CaseChanges;
  onForm: (form: Form) => void;
}

function CaseButtons({ found, changes, onForm }: CaseButtonsProps) {
  const { caseID, version, state, claimedBy, isMine, undoUntil } = found;
  const invalidates = [getModerationCase, listModerationCases];
  const claim = useStaffAction(claimWork, { invalidates });
  const giveUp = useStaffAction(releaseWork, { invalidates });
  const isUndecided = state === 'open' || state === 'asked';
  const canBeAsked = found.posterContact !== null;
  const can = (decision: ModerationDecision) => possibleDecisions[state].includes(decision);
  const canClaim = isUndecided && (claimedBy === '' || isMine);
  const toggleClaim = () => void (isMine ? giveUp : claim).run({ body: { kind: 'moderation-case', targetID: caseID } });
  const undo = () => void changes.undo({ caseID, version });

  // One's own last decision comes first: the case beside may have been decided by a colleague.
  const canUndoByKey = () => undoUntil !== null && (changes.findLast()?.caseID ?? caseID) === caseID;

  useKeys([
    { key: 'r', label: 'Release the vacancy', run: () => onForm('release'), isActive: () => can('release') },
    { key: 'u', label: 'Uphold the case', run: () => onForm('uphold'), isActive: () => can('uphold') },
    { key: 'x', label: 'Close the vacancy, no fraud', run: () => onForm('close'), isActive: () => can('close') },
    { key: 'a', label: 'Ask the poster', run: () => onForm('ask'), isActive: () => can('ask') && canBeAsked },
    { key: 'n', label: 'Add a note', run: () => onForm('note') },
    { key: 'c', label: 'Claim or unclaim the case', run: toggleClaim, isActive: () => canClaim },
    { key: 'z', label: 'Undo the decision', run: undo, isActive: canUndoByKey },
  ]);

  return (
    <>
      {can('release') && (
        <Button size="small" onClick={() => onForm('release')}>
          Release
        </Button>
      )}
      {can('uphold') && (
        <Button size="small" variant="danger" onClick={() => onForm('uphold')}>
          Uphold
        </Button>
      )}
      {can('close') && (
        <Button size="small" variant="secondary" onClick={() => onForm('close')}>
          Close, no fraud
        </Button>
      )}
      {can('ask') && (
        <Button
          size="small"
          variant="secondary"
          disabled={!canBeAsked}
          title={canBeAsked ? undefined : NO_CONTACT}
          onClick={() => onForm('ask')}
        >
          Ask
        </Button>
      )}
      <Button size="small" variant="secondary" onClick={() => onForm('note')}>
        Note
      </Button>
      {canClaim && (
        <Button size="small" variant="quiet" busy={claim.busy || giveUp.busy} onClick={toggleClaim}>
          {isMine ? 'Unclaim' : 'Claim'}
        </Button>
      )}
      {undoUntil && (
        <Button size="small" variant="secondary" busy={changes.busy} onClick={undo}>
          Undo the decision
        </Button>
      )}
    </>
  );
}
