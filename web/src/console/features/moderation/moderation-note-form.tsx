import { noteModerationCase, type QueuedCaseDetails } from '@aarambh/contract';
import { useState } from 'react';
import { Button, TextAreaField } from '../../../ui/index.ts';
import { focusFirst, useKeys } from '../../ui/index.ts';
import type { CaseChanges } from './use-case-changes.ts';

const schema = noteModerationCase.body.shape.note;

interface NoteFormProps {
  found: QueuedCaseDetails;
  changes: CaseChanges;
  onClose: () => void;
}

/** A note for colleagues. */
export function ModerationNoteForm({ found: { kind, caseID, version }, changes, onClose }: NoteFormProps) {
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  useKeys([{ key: 'Escape', label: 'Close without a note', run: onClose }]);

  async function add() {
    const checked = schema.safeParse(note);
    if (!checked.success) return setError(checked.error.issues[0]?.message);
    if ((await changes.note(kind, { caseID, version, note })) !== undefined) onClose();
  }

  return (
    <form
      aria-label="Note"
      noValidate
      className="grid gap-3 rounded-lg border border-line-strong p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextAreaField
        label="Note for colleagues"
        rows={3}
        value={note}
        error={error}
        ref={(element: HTMLTextAreaElement | null) => {
          focusFirst(element);
          if (element && note === '') element.focus();
        }}
        onChange={({ target }) => {
          setNote(target.value);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={changes.busy}>
          Add the note
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
