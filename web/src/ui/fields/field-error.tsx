import { classNames } from '../class-names.ts';
import { CircleAlert } from '../display/icons.tsx';

interface FieldErrorProps {
  id?: string | undefined;
  className?: string | undefined;
  children?: string | undefined;
}

/** The error of one field, spoken when it appears. Its id is what the field's aria-describedby points at. */
export function FieldError({ id, className, children }: FieldErrorProps) {
  return (
    <p
      id={id}
      aria-live="polite"
      className={classNames('flex items-start gap-1.5 text-sm font-medium text-danger empty:hidden', className)}
    >
      {children && (
        <>
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
