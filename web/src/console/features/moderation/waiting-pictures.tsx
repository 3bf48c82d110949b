import { listPictures } from '@aarambh/contract';
import { Link } from 'react-router';
import { ageText, countText } from '../../../platform/text/format.ts';
import { useMinuteClock } from '../../../platform/use-minute-clock.ts';
import { useStaffQuery } from '../../api/index.ts';

interface WaitingPicturesProps {
  refetchMs: number;
}

/** How many pictures wait for moderation besides the cases; nothing when none does. */
export function WaitingPictures({ refetchMs }: WaitingPicturesProps) {
  const { data } = useStaffQuery(listPictures, { query: {} }, { refetchMs });
  const now = useMinuteClock();
  const oldest = data?.pictures[0];
  if (!data || !oldest) return null;
  const count = countText(data.total, data.isCapped);
  return (
    <p className="text-sm">
      <Link to="/moderation?cause=picture">
        {count} {data.total === 1 ? 'picture waits' : 'pictures wait'}
      </Link>
      , the oldest from {ageText(oldest.uploadedOn, now).toLowerCase()}
    </p>
  );
}
