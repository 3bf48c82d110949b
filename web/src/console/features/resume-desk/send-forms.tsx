import {
  listResumeVersions,
  listServiceItems,
  RESUME_PDF_MAX_BYTES,
  sendResumeContent,
  sendResumePdf,
} from '@aarambh/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Alert, Button, FileDrop, showToast, TextAreaField } from '../../../ui/index.ts';
import { keyOfCall, uploadStaffFile, useStaffAction, useStaffQuery } from '../../api/index.ts';

const invalidates = [listServiceItems, listResumeVersions];
const fields = ['oldContent', 'newContent'] as const;
const schema = sendResumeContent.body.omit({ accountID: true, newestID: true });

interface SendFormProps {
  accountID: number;
  onDone: () => void;
}

/** The newest version of a kind, as it was when the form opened (undefined while it loads), and whether there is a newer one. */
function useNewestVersion(accountID: number, kind: 'content' | 'pdf') {
  const { data } = useStaffQuery(listResumeVersions, { params: { accountID: String(accountID) } });
  const newestID = data && Math.max(0, ...data.filter((version) => version.kind === kind).map(({ id }) => id));
  const [seenID, setSeenID] = useState(newestID);
  if (seenID === undefined && newestID !== undefined) setSeenID(newestID);
  return { seenID, hasNewer: seenID !== newestID };
}

const NewerVersion = ({ copy }: { copy: string }) => (
  <Alert tone="warning" title="Someone else sent a newer version">
    {copy} this form and look at the versions.
  </Alert>
);

/** Sends a rewritten resume text; the member sees both texts and the differences. */
export function SendTextForm({ accountID, onDone }: SendFormProps) {
  const { seenID, hasNewer } = useNewestVersion(accountID, 'content');
  const { run } = useStaffAction(sendResumeContent, {
    invalidates,
    done: 'The text is with the member for review',
    fields,
  });
  const form = useForm({
    defaultValues: { oldContent: '', newContent: '' },
    loadSchema: async () => schema,
    async onSubmit(texts) {
      if (seenID === undefined) return;
      if (await run({ body: { accountID, newestID: seenID, ...texts } })) onDone();
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      {hasNewer && <NewerVersion copy="Copy what you typed, close" />}
      <p>The member gets a mail and approves the text, or asks for corrections. A text already waiting is replaced.</p>
      <TextAreaField
        label="Old text"
        hint="You can copy it from the text below the resume pages."
        rows={6}
        {...form.register('oldContent')}
        error={form.errors.oldContent}
      />
      <TextAreaField label="New text" rows={10} {...form.register('newContent')} error={form.errors.newContent} />
      <Button {...form.submitProps}>Send for review</Button>
    </form>
  );
}

/** Sends a resume as PDF. */
export function SendPdfForm({ accountID, onDone }: SendFormProps) {
  const queries = useQueryClient();
  const { seenID, hasNewer } = useNewestVersion(accountID, 'pdf');
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function send() {
    if (!file) return setError('Choose a PDF');
    if (seenID === undefined) return;
    if (!/\.pdf$/i.test(file.name)) return setError('Choose a PDF document');
    if (file.size > RESUME_PDF_MAX_BYTES) return setError(sendResumePdf.file.tooLarge);
    setBusy(true);
    try {
      await uploadStaffFile(sendResumePdf, { body: { accountID: String(accountID), newestID: String(seenID) } }, file);
      showToast('The PDF is with the member for review');
      await Promise.all(invalidates.map((call) => queries.invalidateQueries({ queryKey: keyOfCall(call) })));
      onDone();
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-4">
      {hasNewer && <NewerVersion copy="Close" />}
      <p>The member gets a mail and approves the PDF, or asks for corrections. A PDF already waiting is replaced.</p>
      <FileDrop
        label="Resume as PDF"
        hint="At most 10 MB."
        accept=".pdf,application/pdf"
        file={file}
        error={error}
        onFile={(chosen) => {
          if (chosen) setFile(chosen);
          setError(undefined);
        }}
      />
      <Button busy={busy} onClick={send}>
        Send for review
      </Button>
    </div>
  );
}
