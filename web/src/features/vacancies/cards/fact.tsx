import type { ReactNode } from 'react';
import type { IconComponent } from '../../../ui/display/icons.tsx';
import { classNames, VisuallyHidden } from '../../../ui/index.ts';

interface FactProps {
  Icon: IconComponent;
  /** Accessible name of the icon. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** One fact of a vacancy with an icon: places, experience, pay. */
export function Fact({ Icon, label, className, children }: FactProps) {
  return (
    <li className={classNames('flex min-w-0 items-start gap-2', className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <span className="min-w-0">
        <VisuallyHidden>{label}: </VisuallyHidden>
        {children}
      </span>
    </li>
  );
}
