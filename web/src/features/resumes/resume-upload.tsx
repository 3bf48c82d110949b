import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../platform/api/api.ts';
import { Alert, Button, FileDrop, ProgressBar } from '../../ui/index.ts';
import { checkResumeFile } from './check-resume-file.ts';
import { canStaffOpenResume, storeResume } from './resumes.api.ts';

interface ResumeUploadProps {
  accountID: number;
  /** Called once the server has stored the file. */
  onStored: () => void;
}

type State =
  | { kind: 'idle' }
  | { kind: 'stored'; isReadable: boolean }
  | { kind: 'sending'; part: number }
  | { kind: 'failed'; reason: string };

/** Form to choose or drop a resume and upload it. After a failure the file stays chosen for another attempt. */
export function ResumeUpload({ accountID, onStored }: ResumeUploadProps) {
  const field = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [fileError, setFileError] = useState<string>();
  const [state, setState] = useState<State>({ kind: 'idle' });

  function choose(chosen: File | undefined) {
    setState({ kind: 'idle' });
    // Closing the file dialog without a choice keeps the chosen file.
    if (!chosen) return;
    setFile(chosen);
    setFileError(checkResumeFile(chosen));
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const error = checkResumeFile(file);
    setFileError(error);
    if (error) field.current?.focus();
    if (error || !file || state.kind === 'sending') return;
    setState({ kind: 'sending', part: 0 });
    try {
      await storeResume(accountID, file, (part) => setState({ kind: 'sending', part }));
    } catch (failure) {
      setState({ kind: 'failed', reason: failure instanceof ApiError ? failure.message : 'Please try again.' });
      return;
    }
    setFile(undefined);
    const stored: State = { kind: 'stored', isReadable: true };
    setState(stored);
    onStored();
    // A file that was chosen meanwhile has its own state.
    if (!(await canStaffOpenResume(accountID)))
      setState((current) => (current === stored ? { kind: 'stored', isReadable: false } : current));
  }

  const sending = state.kind === 'sending';
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <FileDrop
        ref={field}
        label="Drop your resume here, or choose a file"
        hint="Word or PDF (.doc, .docx, .pdf), 10MB maximum"
        accept=".doc,.docx,.pdf"
        file={file}
        onFile={choose}
        error={fileError}
        disabled={sending}
      />
      {sending && <ProgressBar value={state.part * 100} label="Sending your resume" />}
      {state.kind === 'failed' && (
        <Alert tone="error" role="alert" title="Failed to upload resume">
          {state.reason}
        </Alert>
      )}
      {state.kind === 'stored' && (
        <Alert tone="success" role="status">
          Resume uploaded successfully
        </Alert>
      )}
      {state.kind === 'stored' && !state.isReadable && (
        <Alert tone="warning" role="status" title="Our team cannot open this file">
          You can apply with it. For services such as resume writing, please save it as PDF again and upload that.
        </Alert>
      )}
      <Button type="submit" size="large" busy={sending} busyLabel="Uploading...">
        Upload Resume
      </Button>
    </form>
  );
}
