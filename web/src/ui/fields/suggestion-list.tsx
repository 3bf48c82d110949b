import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { X } from '../display/icons.tsx';

/** Id of the list of a field. */
export const listIdOf = (fieldId: string): string => `${fieldId}-list`;
/** Id of the suggestion at an index. */
export const suggestionIdOf = (fieldId: string, at: number): string => `${fieldId}-${at}`;

interface SuggestionListProps {
  fieldId: string;
  suggestions: readonly string[];
  isOpen: boolean;
  /** Index of the marked suggestion; -1 for none. */
  marked: number;
  isTall: boolean;
  renderSuggestion: (suggestion: string) => ReactNode;
  onPick: (suggestion: string) => void;
  canRemove: (suggestion: string) => boolean;
  onRemove: ((suggestion: string) => void) | undefined;
}

/** The list below a `SuggestField` (ARIA listbox). The input keeps the focus and has the keyboard. */
export function SuggestionList({
  fieldId,
  suggestions,
  isOpen,
  marked,
  isTall,
  renderSuggestion,
  onPick,
  canRemove,
  onRemove,
}: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (marked >= 0) list.current?.children[marked]?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  return (
    <div
      ref={list}
      id={listIdOf(fieldId)}
      role="listbox"
      // Not the label again: the field must stay the only element with that name.
      aria-label="Suggestions"
      hidden={!isOpen}
      className={classNames(
        'absolute inset-x-0 top-full z-30 mt-1 overflow-y-auto rounded-md border border-line-strong bg-raised py-1 shadow-raised',
        isTall ? 'max-h-[256px]' : 'max-h-[180px]',
      )}
    >
      {suggestions.map((suggestion, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keyboard, aria-activedescendant points here
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div
          key={suggestion}
          id={suggestionIdOf(fieldId, at)}
          role="option"
          aria-selected={at === marked}
          // The input keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(suggestion)}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center px-3 py-2 hover:bg-brand-soft',
            at === marked && 'bg-brand-soft font-semibold',
          )}
        >
          <span className="min-w-0 flex-1">{renderSuggestion(suggestion)}</span>
          {onRemove && canRemove(suggestion) && (
            // Not a button: an option contains no control. The keyboard has the Delete key.
            <span
              aria-hidden="true"
              title="Remove"
              data-remove={suggestion}
              onClick={(event) => {
                event.stopPropagation();
                onRemove(suggestion);
              }}
              className="-my-2 -me-3 inline-flex size-11 shrink-0 items-center justify-center text-muted hover:text-ink"
            >
              <X className="size-4" />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
