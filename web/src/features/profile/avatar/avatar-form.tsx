import { isSuccessText } from '@aarambh/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Alert, Button, FileDrop, ProgressBar } from '../../../ui/index.ts';
import { uploadAvatar } from './avatar.api.ts';
import { avatarFailureText } from './avatar-failure-text.ts';
import { CropView } from './crop-view.tsx';
import { cropToFile } from './draw-avatar.ts';
import { useAvatarCrop } from './use-avatar-crop.ts';

interface AvatarFormProps {
  accountID: number;
  /** Called with the server's text once it has stored the image. */
  onStored: (text: string) => void;
}

type State = { kind: 'idle' } | { kind: 'sending'; part: number } | { kind: 'failed'; reason: string };

/** Form to choose, crop and upload an avatar. After a failure the crop stays for another attempt. */
export function AvatarForm({ accountID, onStored }: AvatarFormProps) {
  const { opened, error, choose, reportMissing, crop, discard } = useAvatarCrop();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const upload = useRef<AbortController>(undefined);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => () => upload.current?.abort(), []);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state.kind === 'sending') return;
    if (!opened) {
      reportMissing();
      field.current?.focus();
      return;
    }
    upload.current = new AbortController();
    const { signal } = upload.current;
    setState({ kind: 'sending', part: 0 });
    try {
      const file = await cropToFile(opened.image, opened.crop);
      const text = await uploadAvatar(accountID, file, {
        signal,
        onProgress: (part) => setState({ kind: 'sending', part }),
      });
      if (isSuccessText(text)) onStored(text);
      else setState({ kind: 'failed', reason: text });
    } catch (failure) {
      setState({ kind: 'failed', reason: avatarFailureText(failure) });
    }
  }

  const sending = state.kind === 'sending';
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      {opened ? (
        <CropView {...opened} onCrop={crop} />
      ) : (
        <FileDrop
          ref={field}
          label="Drop your picture here, or choose a file"
          hint="JPG, PNG or WebP, 5MB maximum"
          accept=".jpg,.jpeg,.png,.webp"
          onFile={(file) => {
            setState({ kind: 'idle' });
            void choose(file);
          }}
          error={error}
        />
      )}
      {sending && <ProgressBar value={state.part * 100} label="Sending your picture" />}
      {state.kind === 'failed' && (
        <Alert tone="error" role="alert" title="Failed to upload picture">
          {state.reason}
        </Alert>
      )}
      <Button type="submit" size="large" busy={sending} busyLabel="Uploading...">
        Upload Picture
      </Button>
      {opened && !sending && (
        <Button variant="quiet" onClick={discard}>
          Choose another picture
        </Button>
      )}
    </form>
  );
}
