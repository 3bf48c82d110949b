import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { X } from '../display/icons.tsx';
import { controlClasses, describedBy, FieldFrame } from './field-frame.tsx';

/** Long enough for a click on a suggestion to arrive before the list closes. */
const HIDE_AFTER_BLUR_MS = 200;

interface SuggestFieldProps {
  label: ReactNode;
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** The suggestions for the typed text; the caller fetches and sorts them. */
  suggestions: readonly string[];
  /** The list also opens when the field is reached, for suggestions that need no text. */
  opensOnFocus?: boolean | undefined;
  /** How a suggestion is drawn; its text by default. It contains no control, since the list has none (ARIA). */
  renderSuggestion?: ((suggestion: string) => ReactNode) | undefined;
  /** Removes a suggestion: offered for those of which `canRemove` is true, by click, and by the Delete key when marked. */
  onRemove?: ((suggestion: string) => void) | undefined;
  canRemove?: ((suggestion: string) => boolean) | undefined;
  /** A suggestion was selected; by default this calls `onChange`. */
  onPick?: ((suggestion: string) => void) | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  placeholder?: string | undefined;
  optionalLabel?: string | undefined;
  labelHidden?: boolean | undefined;
  /** An icon at the start of the field. */
  icon?: ReactNode;
  /** An icon at the end, such as a mark that the text was selected from the list. */
  endIcon?: ReactNode;
  /** Maximum list height 256 px instead of 180: for selecting one of many rather than completing a text (core §9). */
  tallList?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  id?: string | undefined;
  maxLength?: number | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  /** Focus and blur handlers of a form. */
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** Called for Enter with no suggestion marked. Return true to prevent the form from being submitted. */
  onEnter?: (() => boolean) | undefined;
  className?: string | undefined;
  inputClassName?: string | undefined;
}

/**
 * A text field with suggestions, an autocomplete (ARIA combobox). Arrow keys mark a suggestion; Enter selects it, or
 * submits the form when none is marked; Escape closes the list. Without JavaScript it is a plain text input.
 */
export function SuggestField({
  label,
  name,
  value,
  onChange,
  suggestions,
  opensOnFocus = false,
  renderSuggestion = (suggestion) => suggestion,
  onRemove,
  canRemove = () => false,
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
  ref,
  ...input
}: SuggestFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [wanted, setWanted] = useState(false);
  const [marked, setMarked] = useState(-1);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement, []);
  const open = wanted && suggestions.length > 0;
  const active = open && marked < suggestions.length ? marked : -1;

  useEffect(() => () => clearTimeout(hiding.current), []);

  // The HTML of the server can be typed into before this code is loaded: React would empty the field.
  const atMount = useRef({ value, onChange });
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed === atMount.current.value) return;
    atMount.current.onChange(typed);
    setWanted(field.current === document.activeElement);
  }, []);

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
    if (opensOnFocus) setWanted(true);
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
    // One position more than there are suggestions: past either end the typed text is current again.
    const positions = suggestions.length + 1;
    setMarked(((active + 1 + by + positions) % positions) - 1);
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') return mark(event, 1);
    if (event.key === 'ArrowUp') return mark(event, -1);
    if (event.key === 'Escape' && open) {
      // Close only the list, not the sheet around the field.
      event.preventDefault();
      event.stopPropagation();
      return show(false);
    }
    const suggestion = suggestions[active];
    if (event.key === 'Delete' && suggestion !== undefined && onRemove && canRemove(suggestion)) {
      event.preventDefault();
      return onRemove(suggestion);
    }
    if (event.key !== 'Enter') return;
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
          ref={field}
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
          // A second tap on the focused field opens the list again.
          onClick={() => opensOnFocus && setWanted(true)}
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
          // Not the label again: the field must stay the only element with that name.
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
              // The input keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(suggestion)}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center px-3 py-2 hover:bg-brand-soft',
                at === active && 'bg-brand-soft font-semibold',
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
      </div>
    </FieldFrame>
  );
}
