import type { ProfileScore } from '@aarambh/contract';
import { Link } from 'react-router';
import { Check } from '../../ui/icons.tsx';
import { Badge } from '../../ui/index.ts';
import { placeOf } from './profile-score.ts';

const frame = 'flex h-full min-h-14 items-center justify-between gap-1.5 rounded-md border px-2 py-1.5 text-sm';

/** A section of the profile and what it counts; a missing one leads to where it is completed. */
export function ScoreTile({ section: { sectionName, score, isCompleted } }: { section: ProfileScore }) {
  const content = (
    <>
      <span className="min-w-0 leading-tight wrap-anywhere">{sectionName}</span>
      <Badge tone={isCompleted ? 'success' : 'neutral'}>
        {isCompleted && <Check className="size-3.5" />}
        {score}%<span className="sr-only">{isCompleted ? ' complete' : ' missing'}</span>
      </Badge>
    </>
  );
  const place = isCompleted ? undefined : placeOf(sectionName);
  if (!place) return <div className={`${frame} border-line text-ink`}>{content}</div>;
  return (
    <Link
      to={`#${place}`}
      onClick={() => document.getElementById(place)?.focus({ preventScroll: true })}
      className={`${frame} border-line-strong text-link no-underline hover:bg-brand-soft`}
    >
      {content}
    </Link>
  );
}
