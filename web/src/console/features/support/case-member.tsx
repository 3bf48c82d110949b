import { getMember } from '@aarambh/contract';
import { Link } from 'react-router';
import { Alert } from '../../../ui/index.ts';
import { usePermission, useStaffQuery } from '../../api/index.ts';

interface CaseMemberProps {
  /** The member who was signed in. */
  memberID: number | null;
  /** The account of the address: anyone can type an address. */
  likelyMemberID: number | null;
}

/** The member beside the case. */
export function CaseMember({ memberID, likelyMemberID }: CaseMemberProps) {
  const id = memberID ?? likelyMemberID;
  const canRead = usePermission('members');
  const { data } = useStaffQuery(getMember, { params: { id: String(id) } }, { enabled: canRead && id !== null });
  if (id === null) return <p className="text-sm text-muted">No member has this address.</p>;
  return (
    <section aria-label="Member" className="grid gap-2 rounded-lg border border-line p-3 text-sm">
      <p>
        <Link to={`/members/${id}`} className="font-semibold">
          {data?.fullName ?? `Member ${id}`}
        </Link>
        {data && (
          <span className="text-muted">
            {' '}
            {[data.mobileNo, ...data.plans, `${data.applications} applications`].filter(Boolean).join(' · ')}
          </span>
        )}
      </p>
      {data?.suspension && <Alert tone="warning">Suspended: {data.suspension.reason}</Alert>}
      {memberID === null && (
        <p className="text-muted">
          The account has this address, but the person was not signed in. Disclose nothing about the account until you
          have verified the person.
        </p>
      )}
    </section>
  );
}
