import { type ReactNode, type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { controlClasses, describedBy, FieldFrame } from './field-frame.tsx';
import { listIdOf, SuggestionList, suggestionIdOf } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';

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
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement, []);
  const combobox = useCombobox({ suggestions, opensOnFocus, onPick, canRemove, onRemove, onEnter });
  const { isOpen, marked } = combobox;

  // The HTML of the server can be typed into before this code is loaded: React would empty the field.
  const atMount = useRef({ value, onChange, show: combobox.show });
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed === atMount.current.value) return;
    atMount.current.onChange(typed);
    atMount.current.show(field.current === document.activeElement);
  }, []);

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
          aria-expanded={isOpen}
          aria-controls={listIdOf(id)}
          aria-autocomplete="list"
          aria-activedescendant={marked >= 0 ? suggestionIdOf(id, marked) : undefined}
          autoComplete="off"
          value={value}
          onChange={(event) => {
            combobox.show(true);
            onChange(event.target.value);
          }}
          onFocus={() => {
            combobox.onFocus();
            onFocus?.();
          }}
          onClick={combobox.onClick}
          onBlur={() => {
            combobox.onBlur();
            onBlur?.();
          }}
          onKeyDown={combobox.onKeyDown}
          className={classNames(controlClasses, icon ? 'ps-10' : false, endIcon ? 'pe-10' : false, inputClassName)}
          {...describedBy(id, hint, error)}
          {...input}
        />
        {endIcon && (
          <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-muted">{endIcon}</span>
        )}
        <SuggestionList
          fieldId={id}
          {...{ suggestions, isOpen, marked, renderSuggestion, canRemove, onRemove }}
          isTall={tallList}
          onPick={combobox.pick}
        />
      </div>
    </FieldFrame>
  );
}
