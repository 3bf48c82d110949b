import { useRef } from 'react';
import { LoadFailure } from '../../../platform/api/load-failure.tsx';
import { Chip, EmptyState, Spinner } from '../../../ui/index.ts';
import type { PreferenceItem, PreferenceList } from './preference-list.ts';

/** Texts of a list, shared by its card and its dialog. */
export interface PreferenceTexts {
  loading: string;
  empty: string;
  emptyText: string;
}

interface PreferenceChipsProps {
  /** Accessible name of the list. */
  label: string;
  list: PreferenceList;
  texts: PreferenceTexts;
  onRemove: (item: PreferenceItem) => Promise<unknown>;
}

/** List of places or skills as chips, with its loading, empty and error states. */
export function PreferenceChips({ label, list, texts, onRemove }: PreferenceChipsProps) {
  const container = useRef<HTMLDivElement>(null);
  const isRemoving = useRef(false);

  async function remove(item: PreferenceItem, at: number) {
    if (isRemoving.current) return;
    isRemoving.current = true;
    await onRemove(item);
    isRemoving.current = false;
    // The focused button was removed with its chip: focus the next one, or the container.
    const buttons = container.current?.querySelectorAll('button');
    (buttons?.[Math.min(at, buttons.length - 1)] ?? container.current)?.focus();
  }

  return (
    <div ref={container} tabIndex={-1} className="rounded-md">
      {list.data ? (
        <Chips label={label} items={list.data} texts={texts} onRemove={remove} />
      ) : list.error ? (
        <LoadFailure query={list} />
      ) : (
        <Spinner words={texts.loading} />
      )}
    </div>
  );
}

interface ChipsProps {
  label: string;
  items: readonly PreferenceItem[];
  texts: PreferenceTexts;
  onRemove: (item: PreferenceItem, at: number) => void;
}

function Chips({ label, items, texts, onRemove }: ChipsProps) {
  if (items.length === 0) return <EmptyState level={3} title={texts.empty} text={texts.emptyText} />;
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
