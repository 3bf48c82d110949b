import { lazy, Suspense } from 'react';
import { Sheet, Skeleton } from '../../../ui/index.ts';
import type { MobileNumberFormProps } from './mobile-number-form.tsx';

// Loaded lazily: few visits change the number.
const MobileNumberForm = lazy(() =>
  import('./mobile-number-form.tsx').then((module) => ({ default: module.MobileNumberForm })),
);

interface MobileNumberDialogProps extends MobileNumberFormProps {
  open: boolean;
  onClose: () => void;
}

/** Dialog to change the mobile number (core §2). */
export function MobileNumberDialog({ open, onClose, ...rest }: MobileNumberDialogProps) {
  return (
    <Sheet title="Edit Mobile Number" open={open} onClose={onClose}>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <MobileNumberForm {...rest} />
      </Suspense>
    </Sheet>
  );
}
