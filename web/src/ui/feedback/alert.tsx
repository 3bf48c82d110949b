import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../display/icons.tsx';

export type AlertTone = 'info' | 'success' | 'warning' | 'error';

/** Icon and colours of each tone, shared with the dialogs. */
export const alertTones = {
  info: { Icon: Info, soft: 'bg-info-soft', text: 'text-info' },
  success: { Icon: CircleCheck, soft: 'bg-good-soft', text: 'text-good' },
  warning: { Icon: TriangleAlert, soft: 'bg-warning-soft', text: 'text-warning' },
  error: { Icon: CircleAlert, soft: 'bg-danger-soft', text: 'text-danger' },
} as const;

interface AlertProps {
  tone: AlertTone;
  title?: string | undefined;
  /** `alert` is announced at once (an error after an action), `status` politely. Without a role nothing is announced. */
  role?: 'alert' | 'status' | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A message within the page. Use a dialog for messages that must be answered. */
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
