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
      {/* As high as a line, whatever the size of the text: the icon is in the middle of the first one. */}
      <span aria-hidden="true" className="flex h-lh shrink-0 items-center">
        <Icon className="size-5 text-muted" />
      </span>
      <span className="min-w-0">
        <VisuallyHidden>{label}: </VisuallyHidden>
        {children}
      </span>
    </li>
  );
}
