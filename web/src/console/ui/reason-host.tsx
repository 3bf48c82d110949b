import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Button, Sheet, TextAreaField } from '../../ui/index.ts';
import { type ReasonRequest, reasonRequests } from './ask-reason.ts';
import { focusFirst } from './focus-first.ts';

/** Renders the question of `askReason`. Rendered once, at the root. */
export function ReasonHost() {
  const request = useSyncExternalStore(reasonRequests.subscribe, reasonRequests.current);
  return (
    <Sheet title={request?.title ?? ''} open={request !== undefined} onClose={() => request?.answer(undefined)}>
      {request && <ReasonForm request={request} />}
    </Sheet>
  );
}

function ReasonForm({ request }: { request: ReasonRequest }) {
  const { text, confirmLabel, suggestions = [], danger, answer } = request;
  const [error, setError] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const reason = area.current?.value.trim() ?? '';
    if (reason) return answer(reason);
    setError('Enter the reason');
    area.current?.focus();
  }

  function take(suggestion: string) {
    if (!area.current) return;
    area.current.value = suggestion;
    area.current.focus();
    setError(undefined);
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {text && <p className="whitespace-pre-line">{text}</p>}
      {suggestions.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {suggestions.map((one) => (
            <Button key={one} variant="secondary" size="small" onClick={() => take(one)}>
              {one}
            </Button>
          ))}
        </div>
      )}
      <TextAreaField
        label="Reason"
        hint="Recorded in the audit log."
        rows={2}
        maxLength={300}
        error={error}
        onChange={() => setError(undefined)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
        ref={(element) => {
          area.current = element;
          focusFirst(element);
        }}
      />
      <Button type="submit" variant={danger ? 'danger' : 'primary'}>
        {confirmLabel}
      </Button>
    </form>
  );
}
