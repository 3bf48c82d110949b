import { useRef } from 'react';
import { Chip, EmptyState, Spinner } from '../../../ui/index.ts';
import { LoadFailure } from '../load-failure.tsx';
import type { PreferenceItem, PreferenceList } from './preference-list.ts';

/** What is said about a list, in its card and its dialog alike. */
export interface PreferenceWords {
  loading: string;
  empty: string;
  emptyText: string;
}

interface PreferenceChipsProps {
  /** Its name for screen readers. */
  label: string;
  list: PreferenceList;
  words: PreferenceWords;
  onRemove: (item: PreferenceItem) => Promise<unknown>;
}

/** A list of places or skills as chips; while it loads, when it is empty and when it cannot be loaded, what to know. */
export function PreferenceChips({ label, list, words, onRemove }: PreferenceChipsProps) {
  const box = useRef<HTMLDivElement>(null);
  const isRemoving = useRef(false);

  async function remove(item: PreferenceItem, at: number) {
    if (isRemoving.current) return;
    isRemoving.current = true;
    await onRemove(item);
    isRemoving.current = false;
    // The button that had the focus has gone with its chip: the next one gets it, or the place of the list.
    const buttons = box.current?.querySelectorAll('button');
    (buttons?.[Math.min(at, buttons.length - 1)] ?? box.current)?.focus();
  }

  return (
    <div ref={box} tabIndex={-1} className="rounded-md">
      {list.data ? (
        <Chips label={label} items={list.data} words={words} onRemove={remove} />
      ) : list.error ? (
        <LoadFailure query={list} />
      ) : (
        <Spinner words={words.loading} />
      )}
    </div>
  );
}

interface ChipsProps {
  label: string;
  items: readonly PreferenceItem[];
  words: PreferenceWords;
  onRemove: (item: PreferenceItem, at: number) => void;
}

function Chips({ label, items, words, onRemove }: ChipsProps) {
  if (items.length === 0) return <EmptyState level={3} title={words.empty} text={words.emptyText} />;
  return (
    <ul aria-label={label} className="mt-4 flex flex-wrap gap-2">
      {items.map((item, at) => (
        <li key={item.id} className="max-w-full">
          <Chip label={item.label} onRemove={() => onRemove(item, at)} />
        </li>
      ))}
    </ul>
  );
}
