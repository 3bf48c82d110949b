import { CircleAlert } from './icons.tsx';

/** The error of one field, spoken when it appears. Its id is what the field's aria-describedby points at. */
export function FieldError({ id, children }: { id?: string | undefined; children?: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="flex items-start gap-1.5 text-sm font-medium text-danger empty:hidden">
      {children && (
        <>
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
