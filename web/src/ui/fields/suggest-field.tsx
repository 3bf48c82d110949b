import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { controlClasses, describedBy, FieldFrame } from './field-frame.tsx';

/** Long enough for a press on a suggestion to arrive before the list goes. */
const HIDE_AFTER_BLUR_MS = 200;

interface SuggestFieldProps {
  label: ReactNode;
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** What fits the typed text now; whoever uses it fetches and sorts. */
  suggestions: readonly string[];
  /** A suggestion was taken; without it, taking one calls `onChange`. */
  onPick?: ((suggestion: string) => void) | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  placeholder?: string | undefined;
  optionalLabel?: string | undefined;
  labelHidden?: boolean | undefined;
  /** A drawing at the start of the field. */
  icon?: ReactNode;
  /** A drawing at its end, such as a mark that the text was taken from the list. */
  endIcon?: ReactNode;
  /** The list may be 256 px high instead of 180: for choosing one of many rather than completing a text (core §9). */
  tallList?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  id?: string | undefined;
  maxLength?: number | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  /** Called when the field is reached or left, for forms. */
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** Enter with no suggestion marked. Return true to keep the form from being sent (adding a word to a list). */
  onEnter?: (() => boolean) | undefined;
  className?: string | undefined;
  inputClassName?: string | undefined;
}

/**
 * A text with suggestions (ARIA combobox): arrows mark one, Enter takes the marked one or else sends the form,
 * Escape closes the list. Before scripts run it is a plain text input.
 */
export function SuggestField({
  label,
  name,
  value,
  onChange,
  suggestions,
  onPick = onChange,
  hint,
  error,
  optionalLabel,
  labelHidden,
  icon,
  endIcon,
  tallList = false,
  id: givenId,
  onFocus,
  onBlur,
  onEnter,
  className,
  inputClassName,
  ...input
}: SuggestFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [wanted, setWanted] = useState(false);
  const [marked, setMarked] = useState(-1);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useRef<HTMLDivElement>(null);
  const open = wanted && suggestions.length > 0;
  const active = open && marked < suggestions.length ? marked : -1;

  useEffect(() => () => clearTimeout(hiding.current), []);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function show(yes: boolean) {
    clearTimeout(hiding.current);
    setWanted(yes);
    setMarked(-1);
  }

  function pick(suggestion: string) {
    show(false);
    onPick(suggestion);
  }

  function type(event: ChangeEvent<HTMLInputElement>) {
    show(true);
    onChange(event.target.value);
  }

  function reach() {
    clearTimeout(hiding.current);
    onFocus?.();
  }

  function leave() {
    hiding.current = setTimeout(() => show(false), HIDE_AFTER_BLUR_MS);
    onBlur?.();
  }

  function mark(event: KeyboardEvent, by: 1 | -1) {
    if (suggestions.length === 0) return;
    event.preventDefault();
    setWanted(true);
    // One place more than there are suggestions: past either end the marking returns to the typed text.
    const places = suggestions.length + 1;
    setMarked(((active + 1 + by + places) % places) - 1);
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') return mark(event, 1);
    if (event.key === 'ArrowUp') return mark(event, -1);
    if (event.key === 'Escape' && open) {
      // Only the list closes, not the sheet the field may lie in.
      event.preventDefault();
      event.stopPropagation();
      return show(false);
    }
    if (event.key !== 'Enter') return;
    const suggestion = suggestions[active];
    if (suggestion !== undefined) {
      event.preventDefault();
      return pick(suggestion);
    }
    if (onEnter?.()) event.preventDefault();
    show(false);
  }

  return (
    <FieldFrame {...{ id, label, optionalLabel, hint, error, labelHidden, className }}>
      <div className="relative">
        {icon && (
          <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-muted">{icon}</span>
        )}
        <input
          id={id}
          name={name}
          type="text"
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          value={value}
          onChange={type}
          onFocus={reach}
          onBlur={leave}
          onKeyDown={press}
          className={classNames(controlClasses, icon ? 'ps-10' : false, endIcon ? 'pe-10' : false, inputClassName)}
          {...describedBy(id, hint, error)}
          {...input}
        />
        {endIcon && (
          <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-muted">{endIcon}</span>
        )}
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          // Not the label again: the field would no longer be the only thing of its name.
          aria-label="Suggestions"
          hidden={!open}
          className={classNames(
            'absolute inset-x-0 top-full z-30 mt-1 overflow-y-auto rounded-md border border-line-strong bg-raised py-1 shadow-raised',
            tallList ? 'max-h-[256px]' : 'max-h-[180px]',
          )}
        >
          {suggestions.map((suggestion, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keyboard, aria-activedescendant points here
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div
              key={suggestion}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              // The input must not lose the focus to the press.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(suggestion)}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center px-3 py-2 hover:bg-brand-soft',
                at === active && 'bg-brand-soft font-semibold',
              )}
            >
              {suggestion}
            </div>
          ))}
        </div>
      </div>
    </FieldFrame>
  );
}
