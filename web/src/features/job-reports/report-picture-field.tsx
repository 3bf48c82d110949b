import { Button, FileDrop } from '../../ui/index.ts';
import type { useReportPicture } from './use-report-picture.ts';

/** The field for the picture as proof; `useReportPicture` has its state. */
export function ReportPictureField({ picture, error, choose, remove }: ReturnType<typeof useReportPicture>) {
  return (
    <div className="grid gap-2 noscript:hidden">
      <FileDrop
        label={picture ? 'Choose another picture' : 'Add a picture as proof (optional)'}
        hint="A screenshot of the message or the payment: JPG, PNG or WebP, 5MB maximum"
        accept=".jpg,.jpeg,.png,.webp"
        file={picture}
        onFile={choose}
        error={error}
      />
      {picture && (
        <Button variant="quiet" size="small" onClick={remove} className="justify-self-start">
          Remove the picture
        </Button>
      )}
    </div>
  );
}
