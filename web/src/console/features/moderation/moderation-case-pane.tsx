import { getModerationCase, type QueuedCaseDetails } from '@aarambh/contract';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api.ts';
import { Alert, RetryAlert, Skeleton } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import { SidePane, useAuditKey } from '../../ui/index.ts';
import { titleOf } from './case-texts.ts';
import type { CaseForm } from './common-case-buttons.tsx';
import { DecisionForm } from './decision-forms/decision-form.tsx';
import { PictureDecisionForm } from './decision-forms/picture-decision-form.tsx';
import { ModerationNoteForm } from './moderation-note-form.tsx';
import { PictureCaseButtons, PictureCaseContents } from './picture-case.tsx';
import type { CaseChanges } from './use-case-changes.ts';
import { VacancyCaseButtons, VacancyCaseContents } from './vacancy-case.tsx';

/** Reports come in while a case is open. */
const REFRESH_MS = 30_000;

interface CasePaneProps {
  caseID: number;
  closeTo: string;
  changes: CaseChanges;
  /** Opens the next case. */
  onDecided: () => void;
}

/** A case beside the queue: what it is about, what was decided, and the decision. */
export function ModerationCasePane({ caseID, closeTo, changes, onDecided }: CasePaneProps) {
  const { data, error, reload } = useStaffQuery(
    getModerationCase,
    { params: { id: String(caseID) } },
    { refetchMs: REFRESH_MS },
  );
  const [form, setForm] = useState<CaseForm>();
  useAuditKey({ targetKind: data?.kind === 'picture' ? 'picture-case' : 'moderation-case', targetID: caseID });
  // A form that was opened while another was being sent stays.
  const onClose = () => setForm((current) => (current === form ? undefined : current));
  const buttons = { changes, onForm: setForm };
  return (
    <SidePane
      title={data ? titleOf(data) : `Case ${caseID}`}
      closeTo={closeTo}
      row={{ kind: 'moderation-case', id: caseID, isEditing: form !== undefined }}
      actions={
        data &&
        (data.kind === 'picture' ? (
          <PictureCaseButtons found={data} {...buttons} />
        ) : (
          <VacancyCaseButtons found={data} {...buttons} />
        ))
      }
    >
      {error && !data && <CaseFailure error={error} onRetry={reload} />}
      {!data && !error && <Skeleton className="h-96" />}
      {data && form && <OpenForm key={form} found={data} {...{ form, changes, onClose, onDecided }} />}
      {data && (data.kind === 'picture' ? <PictureCaseContents found={data} /> : <VacancyCaseContents found={data} />)}
    </SidePane>
  );
}

interface OpenFormProps {
  found: QueuedCaseDetails;
  form: CaseForm;
  changes: CaseChanges;
  onClose: () => void;
  onDecided: () => void;
}

/** The form of a decision or a note. */
function OpenForm({ found, form, ...rest }: OpenFormProps) {
  if (form === 'note') return <ModerationNoteForm found={found} changes={rest.changes} onClose={rest.onClose} />;
  const isOfPicture = form === 'approve' || form === 'reject';
  if (found.kind === 'picture')
    return isOfPicture ? <PictureDecisionForm found={found} decision={form} {...rest} /> : null;
  return isOfPicture ? null : <DecisionForm found={found} decision={form} {...rest} />;
}

/** Why a case is not shown; one of an own vacancy stays closed however often it is tried. */
const CaseFailure = ({ error, onRetry }: { error: Error; onRetry: () => void }) =>
  error instanceof ApiError && error.status === 403 ? (
    <Alert tone="info">{error.message}</Alert>
  ) : (
    <RetryAlert message={error.message} onRetry={onRetry} />
  );
