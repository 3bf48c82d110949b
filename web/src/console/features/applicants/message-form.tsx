import { applicantMessageForm, applicantTemplates, fillPlaceholders } from '@aarambh/contract';
import { type FormEvent, useRef, useState } from 'react';
import { Button, SelectField, TextAreaField, TextField } from '../../../ui/index.ts';
import type { Addressee, WrittenMessage } from './use-applicant-messages.ts';

const options = applicantTemplates.map(({ key, title }) => ({ value: key, label: title }));

interface MessageFormProps {
  to: readonly Addressee[];
  busy: boolean;
  onSend: (message: WrittenMessage) => void;
}

/**
 * A mail to applicants, from a template or not. To one, the template is filled with the applicant's data at once; to
 * several, the placeholders stay, and the mail is shown as the first one gets it.
 */
export function MessageForm({ to, busy, onSend }: MessageFormProps) {
  const [message, setMessage] = useState<WrittenMessage>({ subject: '', text: '' });
  const [errors, setErrors] = useState<Partial<WrittenMessage>>({});
  const area = useRef<HTMLTextAreaElement>(null);
  const subjectField = useRef<HTMLInputElement>(null);
  const [first] = to;
  const isBulk = to.length > 1;

  function change(part: Partial<WrittenMessage>) {
    setMessage({ ...message, ...part });
    setErrors({});
  }

  function insert(key: string) {
    const template = applicantTemplates.find((one) => one.key === key);
    if (!template || !first) return;
    const fill = (text: string) => (isBulk ? text : fillPlaceholders(text, first));
    // What was typed is never lost.
    const before = message.text.trimEnd();
    change({
      subject: message.subject.trim() || fill(template.subject),
      text: before ? `${before}\n\n${fill(template.text)}` : fill(template.text),
    });
    area.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = applicantMessageForm.safeParse(message);
    if (checked.success) return onSend(checked.data);
    const found: Partial<WrittenMessage> = {};
    for (const { path, message: text } of checked.error.issues) found[path[0] as keyof WrittenMessage] ??= text;
    setErrors(found);
    (found.subject ? subjectField : area).current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p>
        {isBulk ? `${to.length} applicants get` : `${first?.fullName} gets`} it by mail after ten minutes. You can
        withdraw it until then.
      </p>
      <SelectField
        label="Start with a template"
        placeholder="No template"
        options={options}
        value=""
        onChange={({ target }) => insert(target.value)}
      />
      <TextField
        ref={subjectField}
        label="Subject"
        maxLength={120}
        autoComplete="off"
        value={message.subject}
        error={errors.subject}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <TextAreaField
        ref={area}
        label="Text"
        hint={
          isBulk
            ? 'The greeting is added. {name}, {job} and {company} become those of each applicant.'
            : 'The greeting is added.'
        }
        rows={7}
        maxLength={3_000}
        value={message.text}
        error={errors.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      {isBulk && first && message.text.trim() && (
        <section
          aria-label={`As ${first.fullName} will see it`}
          className="grid gap-1 rounded-lg bg-sunken p-3 text-sm"
        >
          <p className="text-muted">As {first.fullName} will see it</p>
          <p className="font-semibold wrap-anywhere">{fillPlaceholders(message.subject, first)}</p>
          <p className="wrap-anywhere whitespace-pre-line">{fillPlaceholders(message.text, first)}</p>
        </section>
      )}
      <Button type="submit" busy={busy}>
        {isBulk ? `Mail ${to.length} applicants` : 'Send the mail'}
      </Button>
    </form>
  );
}
