import { type ReactNode, useEffect, useRef } from 'react';
import { Alert, Button } from '../../../ui/index.ts';

interface HistoryFormProps {
  /** Accessible name. */
  label: string;
  formProps: object;
  submitProps: object;
  /** Refusal of the server. */
  failure: string | undefined;
  onCancel: () => void;
  children: ReactNode;
}

/** Frame of the forms of an entry: focus starts in its first field, Escape cancels. */
export function HistoryForm({ label, formProps, submitProps, failure, onCancel, children }: HistoryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      {...formProps}
      ref={form}
      aria-label={label}
      className="grid gap-4"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      {children}
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button {...submitProps}>Save</Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
