import { lazy, type ReactNode, Suspense } from 'react';
import { Button, Card, Sheet, Skeleton } from '../../../ui/index.ts';
import { PreferenceChips, type PreferenceWords } from './preference-chips.tsx';
import type { PreferenceItem, PreferenceList } from './preference-list.ts';

// Fields with suggestions are code that a page which is only read does not need.
export const PreferenceForm = lazy(() =>
  import('./preference-form.tsx').then((module) => ({ default: module.PreferenceForm })),
);

interface PreferenceDialogProps {
  title: string;
  /** The heading of what was added. */
  added: string;
  words: PreferenceWords;
  list: PreferenceList;
  onRemove: (item: PreferenceItem) => Promise<unknown>;
  open: boolean;
  onClose: () => void;
  /** The form that adds one. */
  children: ReactNode;
}

/** Adds to a list of places or skills and takes off it; on wide screens at least 600 px (core §9). */
export function PreferenceDialog({
  title,
  added,
  words,
  list,
  onRemove,
  open,
  onClose,
  children,
}: PreferenceDialogProps) {
  return (
    <Sheet
      title={title}
      open={open}
      onClose={onClose}
      className="sm:min-w-[600px]"
      footer={
        <Button variant="secondary" className="w-full sm:ms-auto sm:flex sm:w-auto" onClick={onClose}>
          Close
        </Button>
      }
    >
      {/* Room for the suggestions, however short the list below the field. */}
      <div className="min-h-[340px]">
        <Suspense fallback={<Skeleton className="h-19" />}>{children}</Suspense>
        <Card as="section" padding="small" className="mt-5">
          <h3>{added}</h3>
          <PreferenceChips label={added} list={list} words={words} onRemove={onRemove} />
        </Card>
      </div>
    </Sheet>
  );
}
