import type { ProfileScore } from '@aarambh/contract';
import { Link } from 'react-router';
import { Check } from '../../../ui/display/icons.tsx';
import { Badge } from '../../../ui/index.ts';
import { findSectionAnchor } from './profile-score.ts';

// In two columns the score is below the name, so that a tick does not change the number of lines.
const frame =
  'flex h-full min-h-18.75 flex-col items-start justify-center gap-1 rounded-md border px-2.5 py-1.5 text-sm lg:min-h-14 lg:flex-row lg:items-center lg:justify-between';

/** A profile section and its score. An incomplete section links to where it is completed. */
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
  const anchor = isCompleted ? undefined : findSectionAnchor(sectionName);
  if (!anchor) return <div className={`${frame} border-line text-ink`}>{content}</div>;
  return (
    <Link
      to={`#${anchor}`}
      onClick={() => document.getElementById(anchor)?.focus({ preventScroll: true })}
      className={`${frame} border-line-strong text-link no-underline hover:bg-brand-soft`}
    >
      {content}
    </Link>
  );
}
