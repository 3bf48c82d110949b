import { addCaseNote, type CaseDetails, getCase, listCases } from '@aarambh/contract';
import { useState } from 'react';
import { Button, CheckboxField, Disclosure, TextAreaField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';

const schema = addCaseNote.body.shape.text;

/** A note for colleagues, or what the person wrote or said since. */
export function SupportNoteForm({ found }: { found: CaseDetails }) {
  const { caseID, version } = found;
  const [text, setText] = useState('');
  const [isFromPerson, setFromPerson] = useState(false);
  const [error, setError] = useState<string>();
  const { run, busy } = useStaffAction(addCaseNote, { invalidates: [getCase, listCases] });

  async function add() {
    const checked = schema.safeParse(text);
    if (!checked.success) return setError(checked.error.issues[0]?.message);
    if ((await run({ body: { caseID, version, text, isFromPerson } })) !== undefined) setText('');
  }

  return (
    <Disclosure title="Add a note">
      <form
        aria-label="Note"
        noValidate
        className="grid gap-3 pt-2"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextAreaField
          label="Note"
          rows={3}
          value={text}
          error={error}
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
        />
        <CheckboxField
          label={`${found.fullName} wrote or said this; the reply deadline restarts`}
          checked={isFromPerson}
          onChange={({ target }) => setFromPerson(target.checked)}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          Add
        </Button>
      </form>
    </Disclosure>
  );
}
