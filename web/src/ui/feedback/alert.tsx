import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../display/icons.tsx';

export type AlertTone = 'info' | 'success' | 'warning' | 'error';

/** Drawing and colours of a tone; the dialogs use the same. */
export const alertTones = {
  info: { Icon: Info, soft: 'bg-info-soft', text: 'text-info' },
  success: { Icon: CircleCheck, soft: 'bg-good-soft', text: 'text-good' },
  warning: { Icon: TriangleAlert, soft: 'bg-warning-soft', text: 'text-warning' },
  error: { Icon: CircleAlert, soft: 'bg-danger-soft', text: 'text-danger' },
} as const;

interface AlertProps {
  tone: AlertTone;
  title?: string | undefined;
  /** `alert` speaks at once (errors after a press), `status` politely; without it the text is just read in place. */
  role?: 'alert' | 'status' | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A message inside the page. What must be answered before going on is a dialog. */
export function Alert({ tone, title, role, className, children }: AlertProps) {
  const { Icon, soft, text } = alertTones[tone];
  return (
    <div role={role} className={classNames('flex gap-3 rounded-lg p-4', soft, className)}>
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', text)} />
      <div className="min-w-0 flex-1">
        {title && <p className={classNames('font-semibold', text)}>{title}</p>}
        <div className="text-pretty text-ink">{children}</div>
      </div>
    </div>
  );
}
