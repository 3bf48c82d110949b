import { useLayoutEffect, useRef } from 'react';

/** A key of the console. */
export interface KeyBinding {
  /** As `KeyboardEvent.key`, or two after each other: `j`, `Enter`, `g v`. */
  key: string;
  /** What it does, in the list of keys; without a label it is not listed. */
  label?: string | undefined;
  run: () => void;
  /** Leaves the key to others while false. */
  isActive?: (() => boolean) | undefined;
}

type Group = { current: readonly KeyBinding[] };

/** Mounted groups of keys; the newest has precedence. */
const groups: Group[] = [];

/** All keys of the current screen that have a label, those of the frame first. */
export const listKeys = (): KeyBinding[] =>
  groups.flatMap(({ current }) => current.filter(({ label, isActive }) => label && (isActive?.() ?? true)));

const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';

let prefix = '';

function press(event: KeyboardEvent): void {
  const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog:modal')) {
    prefix = '';
    return;
  }
  if (event.key === 'Shift') return;
  const typed = prefix ? `${prefix} ${event.key}` : event.key;
  prefix = '';
  const all = groups.toReversed().flatMap(({ current }) => current);
  const found = all.find(({ key, isActive }) => key === typed && (isActive?.() ?? true));
  if (found) {
    event.preventDefault();
    found.run();
  } else if (all.some(({ key }) => key.startsWith(`${typed} `))) prefix = typed;
}

/** Binds keys while the component is mounted. They do nothing while a field has the focus or a dialog is open. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const group = useRef(bindings);
  // With the screen, not after its paint: a key pressed at once is not lost.
  useLayoutEffect(() => {
    group.current = bindings;
  });
  useLayoutEffect(() => {
    if (groups.length === 0) document.addEventListener('keydown', press);
    groups.push(group);
    return () => {
      groups.splice(groups.indexOf(group), 1);
      if (groups.length === 0) document.removeEventListener('keydown', press);
    };
  }, []);
}
