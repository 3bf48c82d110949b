import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Long enough for a click on a suggestion to arrive before the list closes. */
const HIDE_AFTER_BLUR_MS = 200;

interface ComboboxOptions {
  suggestions: readonly string[];
  opensOnFocus: boolean;
  onPick: (suggestion: string) => void;
  canRemove: (suggestion: string) => boolean;
  onRemove: ((suggestion: string) => void) | undefined;
  onEnter: (() => boolean) | undefined;
}

/**
 * Keyboard and list of an autocomplete field (ARIA combobox): whether its list is open, and which suggestion is marked.
 * Arrow keys mark a suggestion; Enter selects it, or submits the form when none is marked; Escape closes the list.
 */
export function useCombobox({ suggestions, opensOnFocus, onPick, canRemove, onRemove, onEnter }: ComboboxOptions) {
  const [isWanted, setWanted] = useState(false);
  const [markedAt, setMarked] = useState(-1);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = isWanted && suggestions.length > 0;
  const marked = isOpen && markedAt < suggestions.length ? markedAt : -1;

  useEffect(() => () => clearTimeout(hiding.current), []);

  function show(yes: boolean) {
    clearTimeout(hiding.current);
    setWanted(yes);
    setMarked(-1);
  }

  function pick(suggestion: string) {
    show(false);
    onPick(suggestion);
  }

  function mark(event: KeyboardEvent, by: 1 | -1) {
    if (suggestions.length === 0) return;
    event.preventDefault();
    setWanted(true);
    // One position more than there are suggestions: past either end the typed text is current again.
    const positions = suggestions.length + 1;
    setMarked(((marked + 1 + by + positions) % positions) - 1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') return mark(event, 1);
    if (event.key === 'ArrowUp') return mark(event, -1);
    if (event.key === 'Escape' && isOpen) {
      // Close only the list, not the sheet around the field.
      event.preventDefault();
      event.stopPropagation();
      return show(false);
    }
    const suggestion = suggestions[marked];
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

  return {
    isOpen,
    /** Index of the marked suggestion; -1 for none. */
    marked,
    show,
    pick,
    onKeyDown,
    onFocus() {
      clearTimeout(hiding.current);
      if (opensOnFocus) setWanted(true);
    },
    /** A second tap on the focused field opens the list again. */
    onClick() {
      if (opensOnFocus) setWanted(true);
    },
    onBlur() {
      hiding.current = setTimeout(() => show(false), HIDE_AFTER_BLUR_MS);
    },
  };
}
