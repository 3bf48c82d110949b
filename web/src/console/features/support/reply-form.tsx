import { type CaseDetails, getCase, listCases, replyTemplates, replyToCase } from '@aarambh/contract';
import { useRef, useState } from 'react';
import { Button, CheckboxField, SelectField, TextAreaField } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';

const options = replyTemplates.map(({ title }, at) => ({ value: String(at), label: title }));
const schema = replyToCase.body.shape.text;
/** What a template leaves to be filled in. */
const GAP = /\[[^\]]{1,40}\]/;

/** The reply by mail, from a template or not. The greeting with the name is added to it. */
export function ReplyForm({ found }: { found: CaseDetails }) {
  const { caseID, version } = found;
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [closes, setCloses] = useState(true);
  const field = useRef<HTMLTextAreaElement>(null);
  const { run, busy } = useStaffAction(replyToCase, { invalidates: [getCase, listCases] });

  function insert(at: string) {
    const template = replyTemplates[Number(at)];
    if (!at || !template) return;
    // What was typed is never lost.
    const next = text.trim() ? `${text.trimEnd()}\n\n${template.text}` : template.text;
    setText(next);
    setError(undefined);
    field.current?.focus();
  }

  function fail(message: string) {
    setError(message);
    field.current?.focus();
  }

  async function send() {
    const checked = schema.safeParse(text);
    if (!checked.success) return fail(checked.error.issues[0]?.message ?? '');
    const gap = GAP.exec(text)?.[0];
    if (gap) return fail(`Fill in ${gap}`);
    if ((await run({ body: { caseID, version, text, closes } })) !== undefined) setText('');
  }

  return (
    <form
      aria-label="Reply"
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <SelectField
        label="Start with a template"
        placeholder="No template"
        options={options}
        value=""
        onChange={({ target }) => insert(target.value)}
      />
      <TextAreaField
        ref={field}
        label="Reply by mail"
        hint={`It starts with the name of ${found.fullName}.`}
        rows={6}
        value={text}
        error={error}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <CheckboxField label="Close the case" checked={closes} onChange={({ target }) => setCloses(target.checked)} />
      <Button type="submit" busy={busy}>
        Send the reply
      </Button>
    </form>
  );
}
