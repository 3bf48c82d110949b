import { Button, FileDrop } from '../../ui/index.ts';
import type { useReportProof } from './use-report-proof.ts';

/** The field for the proof, an image; `useReportProof` has its state. */
export function ReportProofField({ file, error, choose, remove }: ReturnType<typeof useReportProof>) {
  return (
    <div className="grid gap-2 noscript:hidden">
      <FileDrop
        label={file ? 'Choose another picture' : 'Add a picture as proof (optional)'}
        hint="A screenshot of the message or the payment: JPG, PNG or WebP, 5MB maximum"
        accept=".jpg,.jpeg,.png,.webp"
        file={file}
        onFile={choose}
        error={error}
      />
      {file && (
        <Button variant="quiet" size="small" onClick={remove} className="justify-self-start">
          Remove the picture
        </Button>
      )}
    </div>
  );
}
