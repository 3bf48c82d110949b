import { type ReactNode, Suspense } from 'react';
import { Button, Card, Sheet, Skeleton } from '../../../ui/index.ts';
import { PreferenceChips, type PreferenceTexts } from './preference-chips.tsx';
import type { PreferenceItem, PreferenceList } from './preference-list.ts';

interface PreferenceDialogProps {
  title: string;
  /** Heading of the list. */
  added: string;
  texts: PreferenceTexts;
  list: PreferenceList;
  onRemove: (item: PreferenceItem) => Promise<unknown>;
  open: boolean;
  onClose: () => void;
  /** Form to add an item; may be lazy. */
  children: ReactNode;
}

/** Dialog to add and remove places or skills; at least 600 px wide on large screens (core §9). */
export function PreferenceDialog({
  title,
  added,
  texts,
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
      {/* Reserves space for the suggestions when the list is short. */}
      <div className="min-h-[340px]">
        <Suspense fallback={<Skeleton className="h-19" />}>{children}</Suspense>
        <Card as="section" padding="small" className="mt-5">
          <h3>{added}</h3>
          <PreferenceChips label={added} list={list} texts={texts} onRemove={onRemove} />
        </Card>
      </div>
    </Sheet>
  );
}
