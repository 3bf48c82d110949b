import { type ChangeEvent, type DragEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { FileText, Upload } from '../display/icons.tsx';
import { FieldError } from './field-error.tsx';
import { describedBy } from './field-frame.tsx';

interface FileDropProps {
  label: string;
  hint?: ReactNode;
  /** Extensions and types as in `<input accept>`. A hint for the file chooser only: the caller validates. */
  accept?: string | undefined;
  /** The selected file, shown with its size. */
  file?: File | null | undefined;
  /** Called for any selected or dropped file: the caller checks type and size. Undefined for a cancelled selection. */
  onFile: (file: File | undefined) => void;
  error?: string | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  className?: string | undefined;
  /** The native input, for moving the focus to it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A file field: drop one file, or click to choose it. A native input underneath supports keyboards and phones. */
export function FileDrop({
  label,
  hint,
  accept,
  file,
  onFile,
  error,
  disabled = false,
  name,
  className,
  ref,
}: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    onFile(event.target.files?.[0]);
    // Selecting the same file again after an error must count as a new selection.
    event.target.value = '';
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !disabled) onFile(dropped);
  }

  const Icon = file ? FileText : Upload;
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'flex min-h-36 flex-col items-center justify-center gap-2 rounded-xl border-2 border-dashed p-5 text-center',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
          disabled ? 'cursor-not-allowed opacity-60' : 'cursor-pointer hover:bg-brand-soft',
          over && 'bg-brand-soft',
          error ? 'border-danger' : over ? 'border-brand' : 'border-line-strong',
        )}
      >
        <Icon aria-hidden="true" className="size-8 text-brand" />
        <span className="font-semibold text-balance text-link">{label}</span>
        {file && (
          <span className="max-w-full text-sm break-all">
            {file.name} <span className="text-muted">({sizeText(file.size)})</span>
          </span>
        )}
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-balance text-muted">
            {hint}
          </span>
        )}
        <input
          ref={ref}
          id={id}
          type="file"
          name={name}
          accept={accept}
          disabled={disabled}
          onChange={choose}
          className="sr-only"
          {...describedBy(id, hint, error)}
        />
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

function sizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
