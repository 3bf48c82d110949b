import type { ListedMember } from '@aarambh/contract';
import { dateTimeText } from '../../../platform/text/format.ts';
import { Badge } from '../../../ui/index.ts';

/** Whether a member is suspended, erased, or has verified contact. */
export function MemberState({ member }: { member: ListedMember }) {
  const { isErased, suspension, isEmailVerified, isMobileVerified } = member;
  if (isErased) return <Badge>Erased</Badge>;
  if (suspension)
    return (
      <Badge tone="error">
        {suspension.until ? `Suspended until ${dateTimeText(suspension.until)}` : 'Suspended permanently'}
      </Badge>
    );
  if (!isEmailVerified) return <Badge>Email not verified</Badge>;
  return <Badge tone="success">{isMobileVerified ? 'Verified' : 'Email verified'}</Badge>;
}
