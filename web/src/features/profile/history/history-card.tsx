import { type ReactNode, useId, useRef, useState } from 'react';
import { ApiError } from '../../../platform/api/api.ts';
import { LoadFailure } from '../../../platform/api/load-failure.tsx';
import { Pencil, Plus, Trash2 } from '../../../ui/display/icons.tsx';
import { Button, Card, IconButton, Skeleton, showToast } from '../../../ui/index.ts';
import type { useHistory } from './use-history.ts';

/** One line of a card. */
interface Row<Entry> {
  id: number;
  entry: Entry;
  title: string;
  details: string[];
}

interface HistoryCardProps<Entry> {
  /** Anchor of the section. */
  id: string;
  heading: string;
  /** Shown without entries. */
  empty: string;
  /** 'job' or 'education', in the names of buttons. */
  noun: string;
  query: ReturnType<typeof useHistory>['query'];
  rows: Row<Entry>[];
  /** Deletes an entry. */
  remove: (row: Row<Entry>) => Promise<void>;
  /** Adds a deleted entry again. */
  restore: (row: Row<Entry>) => Promise<void>;
  /** The form for an entry, or for a new one; `onDone` closes it. */
  renderForm: (entry: Entry | undefined, onDone: () => void) => ReactNode;
}

const Loading = () => (
  <div className="grid gap-3">
    <Skeleton className="h-14 rounded-lg" />
    <Skeleton className="h-14 rounded-lg" />
  </div>
);

/** A list of jobs or degrees; an entry is added and changed in its place. */
export function HistoryCard<Entry>({ id, heading, empty, noun, query, rows, ...props }: HistoryCardProps<Entry>) {
  const { remove, restore, renderForm } = props;
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<number | 'new'>();

  /** Closes the form; the focus returns to the button that opened it. */
  function close() {
    const opener = edited;
    setEdited(undefined);
    setTimeout(() => card.current?.querySelector<HTMLElement>(`[data-opener="${opener}"]`)?.focus());
  }

  async function removeRow(row: Row<Entry>) {
    try {
      await remove(row);
    } catch (error) {
      showToast(error instanceof ApiError ? error.message : 'It could not be removed. Please try again.');
      return;
    }
    showToast(`${row.title} removed`, { undo: () => restore(row) });
    card.current?.querySelector<HTMLElement>('[data-opener="new"]')?.focus();
  }

  function renderContent() {
    if (!query.data) return query.error ? <LoadFailure query={query} /> : <Loading />;
    return (
      <>
        {rows.length === 0 && edited !== 'new' && <p className="text-muted">{empty}</p>}
        <ul className="grid">
          {rows.map((row) => (
            <li key={row.id} className="border-t border-line py-3 first:border-0">
              {edited === row.id ? (
                renderForm(row.entry, close)
              ) : (
                <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
                  <div className="min-w-0">
                    <p className="font-medium wrap-anywhere">{row.title}</p>
                    {row.details.filter(Boolean).map((text) => (
                      <p key={text} className="text-sm whitespace-pre-line wrap-anywhere text-muted">
                        {text}
                      </p>
                    ))}
                  </div>
                  <div className="flex">
                    <IconButton
                      label={`Edit ${row.title}`}
                      icon={<Pencil className="size-5" />}
                      data-opener={row.id}
                      onClick={() => setEdited(row.id)}
                    />
                    <IconButton
                      label={`Remove ${row.title}`}
                      icon={<Trash2 className="size-5" />}
                      onClick={() => removeRow(row)}
                    />
                  </div>
                </div>
              )}
            </li>
          ))}
        </ul>
        {edited === 'new' ? (
          <div className="border-t border-line pt-3">{renderForm(undefined, close)}</div>
        ) : (
          <Button variant="secondary" className="mt-3" data-opener="new" onClick={() => setEdited('new')}>
            <Plus className="size-5" /> Add {noun}
          </Button>
        )}
      </>
    );
  }

  return (
    <Card as="section" id={id} ref={card} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2">
        {heading}
      </h2>
      {renderContent()}
    </Card>
  );
}
