import { closeAllVacancies, countOpenVacancies, MAX_CLOSED } from '@aarambh/contract';
import { useEffect, useRef } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Button, RetryAlert, Sheet, Skeleton, TextField } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import { focusFirst } from '../../ui/index.ts';
import { type ClosingScope, countText, useCloseAll } from './use-close-all.ts';

const schema = closeAllVacancies.body.pick({ reason: true });

interface CloseAllFormProps {
  scope: ClosingScope;
  open: number;
  onDone: () => void;
}

/** Asks for the reason, and names the number that closes. */
function CloseAllForm({ scope, open, onDone }: CloseAllFormProps) {
  const closing = useCloseAll();
  const count = Math.min(open, MAX_CLOSED);
  const form = useForm({
    defaultValues: { reason: '' },
    loadSchema: async () => schema,
    onSubmit: async ({ reason }) => {
      if (await closing.run({ body: { ...scope, open, reason } })) onDone();
    },
  });
  const { ref, ...reason } = form.register('reason');
  const field = useRef<HTMLInputElement>(null);
  // The number is loaded while the sheet is open already, which has given the focus to its close button.
  useEffect(() => field.current?.focus(), []);
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>
        {open === 1 ? '1 vacancy is live or paused.' : `${countText(open)} are live or paused.`}{' '}
        {count < open && `The oldest ${countText(count)} close now; do this again for the rest.`}
      </p>
      <p className="text-sm text-muted">
        Other filters are ignored. Drafts stay, and later imports continue. The vacancies leave the search immediately,
        and applicants are notified in ten minutes; you can undo until then.
      </p>
      <TextField
        label="Reason"
        autoComplete="off"
        {...reason}
        ref={(element) => {
          ref(element);
          focusFirst(element);
          field.current = element;
        }}
        error={form.errors.reason}
      />
      <Button {...form.submitProps} variant="danger">
        Close {countText(count)}
      </Button>
    </form>
  );
}

interface CloseAllSheetProps {
  scope: ClosingScope;
  /** Whose vacancies they are: "feed". */
  name: string;
  open: boolean;
  onClose: () => void;
}

/** Closes all live and paused vacancies of a source or a company, with their number shown first. */
export function CloseAllSheet({ scope, name, open: isOpen, onClose }: CloseAllSheetProps) {
  const { companyID, source } = scope;
  const query = { source, companyID: companyID === undefined ? undefined : String(companyID) };
  const { data, error, reload } = useStaffQuery(countOpenVacancies, { query }, { enabled: isOpen });
  return (
    <Sheet title={`Close all of ${name}`} open={isOpen} onClose={onClose}>
      {error && !data && <RetryAlert message={error.message} onRetry={reload} />}
      {!data && !error && <Skeleton className="h-24" />}
      {data?.open === 0 && <p>No vacancy is live or paused.</p>}
      {isOpen && data && data.open > 0 && <CloseAllForm scope={scope} open={data.open} onDone={onClose} />}
    </Sheet>
  );
}
