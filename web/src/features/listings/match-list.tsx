import { Check } from '../../ui/display/icons.tsx';
import { Badge } from '../../ui/index.ts';

interface MatchListProps {
  matches: readonly string[];
  isNew: boolean;
}

/** Badges for a new job and the reasons why it is listed; renders nothing without either. */
export function MatchList({ matches, isNew }: MatchListProps) {
  if (matches.length === 0 && !isNew) return null;
  return (
    <ul aria-label="Why it fits you" className="flex flex-wrap gap-2">
      {isNew && (
        <li>
          <Badge tone="brand">New</Badge>
        </li>
      )}
      {matches.map((match) => (
        <li key={match} className="flex max-w-full">
          <Badge tone="success" wraps>
            <Check aria-hidden="true" className="size-3.5" />
            {match}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
