import type { ReactNode } from 'react';
import { Alert, Button, TextAreaField } from '../../../../ui/index.ts';
import { DecisionReasonField } from './decision-reason-field.tsx';
import type { useReasonForm } from './use-reason-form.ts';

interface ReasonFormProps {
  form: ReturnType<typeof useReasonForm>;
  heading: string;
  /** What the decision does. */
  effect: string;
  /** What has changed since the form was opened; undefined when nothing has. */
  changed: 'case' | 'posting' | undefined;
  /** Called when the changed case or posting was read again. */
  onReadAgain: () => void;
  isQuestion?: boolean;
  submit: { label: string; isDanger: boolean; busy: boolean };
  onSubmit: () => void;
  onClose: () => void;
  /** Fields below the note. */
  children?: ReactNode;
}

/** The form of a decision: its effect, a warning when the case has changed, the reason, and the note. */
export function ReasonForm(props: ReasonFormProps) {
  const {
    form,
    heading,
    effect,
    changed,
    onReadAgain,
    isQuestion = false,
    submit,
    onSubmit,
    onClose,
    children,
  } = props;
  return (
    <form
      aria-label={heading}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line-strong p-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h3>{heading}</h3>
      <p className="text-sm text-muted wrap-anywhere">{effect}</p>
      {changed && (
        <Alert tone="warning">
          <p>The {changed} has changed since you opened this.</p>
          <Button size="small" variant="secondary" onClick={onReadAgain}>
            I have read it again
          </Button>
        </Alert>
      )}
      <DecisionReasonField
        ref={form.list}
        legend={isQuestion ? 'What is asked' : 'Reason'}
        reasons={form.reasons}
        value={form.reason}
        onChoose={form.choose}
        error={form.errors.reason}
      />
      <TextAreaField
        label={isQuestion ? 'The question, in your words' : 'Note'}
        optionalLabel={isQuestion ? undefined : 'optional'}
        rows={isQuestion ? 4 : 2}
        value={form.note}
        error={form.errors.note}
        onChange={({ target }) => form.writeNote(target.value)}
      />
      {children}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={submit.isDanger ? 'danger' : 'primary'} busy={submit.busy}>
          {submit.label}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
