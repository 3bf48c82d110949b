import { PICTURE_LEVEL, type PictureCaseDetails, possiblePictureDecisions } from '@aarambh/contract';
import { Link } from 'react-router';
import { dateTimeText } from '../../../platform/text/format.ts';
import { useMinuteClock } from '../../../platform/use-minute-clock.ts';
import { Badge, Button, KeyValueList } from '../../../ui/index.ts';
import { usePermission } from '../../api/index.ts';
import { useKeys } from '../../ui/index.ts';
import { DueText } from '../support/index.ts';
import { CaseHistory } from './case-history.tsx';
import { levelTexts, stateTexts } from './case-texts.ts';
import { type CaseForm, CommonCaseButtons } from './common-case-buttons.tsx';
import { OtherCase } from './other-case.tsx';
import { StaffAvatar } from './staff-avatar.tsx';
import type { CaseChanges } from './use-case-changes.ts';

/** A profile picture with what staff know of it and of the member's other pictures. */
export function PictureCaseContents({ found }: { found: PictureCaseDetails }) {
  const now = useMinuteClock();
  const canReadMembers = usePermission('members');
  const { caseID, memberID, fullName, pictureID, state } = found;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={stateTexts[state].tone}>{stateTexts[state].label}</Badge>
        <Badge tone={levelTexts[PICTURE_LEVEL].tone}>{levelTexts[PICTURE_LEVEL].label}</Badge>
      </p>
      {pictureID === null ? (
        <p>The member has replaced or deleted this picture.</p>
      ) : (
        <div className="w-full max-w-80">
          <StaffAvatar pictureID={pictureID} fullName={fullName} />
        </div>
      )}
      <KeyValueList
        emptyMark="–"
        className="wrap-anywhere"
        items={[
          { label: 'Case', value: `${caseID}: Picture` },
          { label: 'Due', value: found.dueOn && <DueText dueOn={found.dueOn} now={now} /> },
          { label: 'Member', value: canReadMembers ? <Link to={`/members/${memberID}`}>{fullName}</Link> : fullName },
          { label: 'Uploaded', value: dateTimeText(found.openedOn) },
          { label: 'Reviewed by', value: found.reviewedBy },
          { label: 'Claimed by', value: found.isMine ? 'You' : found.claimedBy },
        ]}
      />
      <CaseHistory entries={found.history} />
      <OtherPictures {...found} />
    </>
  );
}

/** Other pictures of the member with what was decided. */
const OtherPictures = ({ otherPictures, fullName }: PictureCaseDetails) => (
  <section aria-label="Other pictures" className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
    <h3 className="wrap-anywhere">Other pictures of {fullName}</h3>
    {otherPictures.length === 0 && <p className="text-muted">No other picture.</p>}
    <ul className="grid gap-2">
      {otherPictures.map((other) => (
        <OtherCase key={other.caseID} title={`Case ${other.caseID}`} found={other} />
      ))}
    </ul>
  </section>
);

interface PictureButtonsProps {
  found: PictureCaseDetails;
  changes: CaseChanges;
  onForm: (form: CaseForm) => void;
}

/** Actions on a picture, with the same keys as for cases of vacancies. */
export function PictureCaseButtons({ found, changes, onForm }: PictureButtonsProps) {
  const { state, pictureID } = found;
  const possible = pictureID === null ? [] : possiblePictureDecisions[state];
  const canApprove = possible.includes('approve');
  const canReject = possible.includes('reject');

  useKeys([
    { key: 'r', label: 'Approve the picture', run: () => onForm('approve'), isActive: () => canApprove },
    { key: 'u', label: 'Reject the picture', run: () => onForm('reject'), isActive: () => canReject },
  ]);

  return (
    <>
      {canApprove && (
        <Button size="small" onClick={() => onForm('approve')}>
          Approve
        </Button>
      )}
      {canReject && (
        <Button size="small" variant="danger" onClick={() => onForm('reject')}>
          Reject
        </Button>
      )}
      <CommonCaseButtons found={found} isUndecided={state === 'open'} {...{ changes, onForm }} />
    </>
  );
}
