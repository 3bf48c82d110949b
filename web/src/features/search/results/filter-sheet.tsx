import { type ReactNode, Suspense } from 'react';
import { Button, Sheet, Spinner } from '../../../ui/index.ts';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  /** The list with the chosen filters is loading. */
  isLoading: boolean;
  /** Text of the button that closes the sheet: 'Show 12 jobs'. */
  text: string;
  children: ReactNode;
}

/** The filters of a list on phones. */
export default function FilterSheet({ open, onClose, isLoading, text, children }: FilterSheetProps) {
  return (
    <Sheet
      title="Filters"
      open={open}
      onClose={onClose}
      footer={
        <Button className="w-full" busy={isLoading} onClick={onClose}>
          {text}
        </Button>
      }
    >
      <Suspense fallback={<Spinner words="Loading the filters..." />}>{children}</Suspense>
    </Sheet>
  );
}
