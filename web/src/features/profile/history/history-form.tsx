import { type ReactNode, useEffect, useRef } from 'react';
import { Alert, Button, dialogs } from '../../../ui/index.ts';

interface HistoryFormProps {
  /** Accessible name. */
  label: string;
  formProps: object;
  submitProps: object;
  /** Refusal of the server. */
  failure: string | undefined;
  /** Whether anything was entered that is not saved. */
  isChanged: () => boolean;
  onCancel: () => void;
  children: ReactNode;
}

/** Frame of the forms of an entry: focus starts in its first field. Escape and Cancel ask before they discard. */
export function HistoryForm({
  label,
  formProps,
  submitProps,
  failure,
  isChanged,
  onCancel,
  children,
}: HistoryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function cancel() {
    const discards =
      !isChanged() ||
      (await dialogs.confirm({
        title: 'Discard what you entered?',
        confirmLabel: 'Discard',
        cancelLabel: 'Keep editing',
        danger: true,
      }));
    if (discards) onCancel();
  }

  return (
    <form
      {...formProps}
      ref={form}
      aria-label={label}
      className="grid gap-4"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The browser would close the question, which is open by then.
        event.preventDefault();
        void cancel();
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
        <Button
          variant="secondary"
          onClick={cancel}
          // Leaving a field shows its message, which would move the button away from the pointer.
          onMouseDown={(event) => event.preventDefault()}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
