import { Sheet } from '../../../ui/index.ts';
import { ScheduleForm } from '../interviews/index.ts';
import { MessageForm } from './message-form.tsx';
import { RejectForm } from './reject-form.tsx';
import type { Addressee, WrittenMessage } from './use-applicant-messages.ts';
import type { Movable } from './use-stage-moves.ts';

/** The open form and its applicants. */
export type OpenApplicantForm =
  | { form: 'reject'; applicants: readonly Movable[] }
  | { form: 'message'; applicants: readonly Addressee[] }
  | { form: 'schedule'; applicant: { accountID: number; vacancyID: number; fullName: string; jobTitle: string } };

interface ApplicantSheetsProps {
  open: OpenApplicantForm | undefined;
  isSending: boolean;
  onClose: () => void;
  onReject: (applicants: readonly Movable[], decision: { reason: string; message: string }) => void;
  onSend: (to: readonly Addressee[], message: WrittenMessage) => void;
}

const nameOf = (applicants: readonly { fullName: string }[]) =>
  applicants.length === 1 ? applicants[0]?.fullName : `${applicants.length} applicants`;

/** The forms for rejecting applicants, for a mail to them, and for an interview. */
export function ApplicantSheets({ open, isSending, onClose, onReject, onSend }: ApplicantSheetsProps) {
  const rejected = open?.form === 'reject' ? open.applicants : [];
  const addressees = open?.form === 'message' ? open.applicants : [];
  const scheduled = open?.form === 'schedule' ? open.applicant : undefined;
  return (
    <>
      <Sheet title={`Reject ${nameOf(rejected)}`} open={rejected.length > 0} onClose={onClose}>
        {rejected.length > 0 && (
          <RejectForm count={rejected.length} onReject={(decision) => onReject(rejected, decision)} />
        )}
      </Sheet>
      <Sheet
        title={`Schedule an interview with ${scheduled?.fullName ?? ''}`}
        open={scheduled !== undefined}
        onClose={onClose}
      >
        {scheduled && <ScheduleForm applicant={scheduled} onDone={onClose} />}
      </Sheet>
      <Sheet title={`Write to ${nameOf(addressees)}`} open={addressees.length > 0} onClose={onClose}>
        {addressees.length > 0 && (
          <MessageForm to={addressees} busy={isSending} onSend={(message) => onSend(addressees, message)} />
        )}
      </Sheet>
    </>
  );
}
