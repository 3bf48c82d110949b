import { listAvatars } from '@aarambh/contract';
import { Link } from 'react-router';
import { ageText, countText } from '../../../platform/text/format.ts';
import { useMinuteClock } from '../../../platform/use-minute-clock.ts';
import { useStaffQuery } from '../../api/index.ts';

interface WaitingAvatarsProps {
  refetchMs: number;
}

/** How many avatars wait for moderation besides the cases; nothing when none does. */
export function WaitingAvatars({ refetchMs }: WaitingAvatarsProps) {
  const { data } = useStaffQuery(listAvatars, { query: {} }, { refetchMs });
  const now = useMinuteClock();
  const oldest = data?.avatars[0];
  if (!data || !oldest) return null;
  const count = countText(data.total, data.isCapped);
  return (
    <p className="text-sm">
      <Link to="/moderation?cause=picture">
        {count} {data.total === 1 ? 'picture is waiting' : 'pictures are waiting'}
      </Link>
      , the oldest from {ageText(oldest.uploadedOn, now).toLowerCase()}
    </p>
  );
}
