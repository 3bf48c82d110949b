import { classNames } from '../class-names.ts';
import { CircleAlert } from '../display/icons.tsx';

interface FieldErrorProps {
  id?: string | undefined;
  className?: string | undefined;
  children?: string | undefined;
}

/** The error message of a field, announced when it appears. The field refers to its id by aria-describedby. */
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
