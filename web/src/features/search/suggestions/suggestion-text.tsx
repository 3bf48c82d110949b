import { Clock } from '../../../ui/display/icons.tsx';
import { classNames } from '../../../ui/index.ts';
import { CLEAR_RECENT } from './search-suggestions.ts';

interface SuggestionTextProps {
  text: string;
  isRecent: boolean;
  /** Number of vacancies, of a suggestion. */
  count?: number | undefined;
}

/** One line below the search field: a recent search with a clock, or a suggestion with its number of vacancies. */
export function SuggestionText({ text, isRecent, count }: SuggestionTextProps) {
  return (
    <span className={classNames('flex items-center gap-2', text === CLEAR_RECENT && 'text-sm text-link')}>
      {isRecent && <Clock aria-hidden="true" className="size-4 text-muted" />}
      <span className="min-w-0 flex-1 truncate">{text}</span>
      {/* The name of the suggestion is its text. */}
      {count !== undefined && !isRecent && (
        <span aria-hidden="true" className="text-sm text-muted tabular-nums">
          {count.toLocaleString('en-IN')}
        </span>
      )}
    </span>
  );
}
