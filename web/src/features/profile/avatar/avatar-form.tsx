import { isSuccessText } from '@aarambh/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Alert, Button, FileDrop, ProgressBar } from '../../../ui/index.ts';
import { storePicture } from '../profile.api.ts';
import { CropView } from './crop-view.tsx';
import { cutOut } from './draw-picture.ts';
import { pictureFailureText } from './picture-failure-text.ts';
import { useOpenedPicture } from './use-opened-picture.ts';

interface PictureFormProps {
  accountID: number;
  /** Called with the server's words once it has stored the picture. */
  onStored: (text: string) => void;
}

type State = { kind: 'idle' } | { kind: 'sending'; part: number } | { kind: 'failed'; reason: string };

/** Choose a picture, choose its part, send it. What could not be sent stays, so that one press tries again. */
export function PictureForm({ accountID, onStored }: PictureFormProps) {
  const { opened, error, choose, refuseNone, crop, putBack } = useOpenedPicture();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state.kind === 'sending') return;
    if (!opened) return refuseNone();
    running.current = new AbortController();
    const { signal } = running.current;
    setState({ kind: 'sending', part: 0 });
    try {
      const file = await cutOut(opened.picture, opened.crop);
      const text = await storePicture(accountID, file, {
        signal,
        onProgress: (part) => setState({ kind: 'sending', part }),
      });
      if (isSuccessText(text)) onStored(text);
      else setState({ kind: 'failed', reason: text });
    } catch (failure) {
      setState({ kind: 'failed', reason: pictureFailureText(failure) });
    }
  }

  const sending = state.kind === 'sending';
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      {opened ? (
        <CropView {...opened} onCrop={crop} />
      ) : (
        <FileDrop
          label="Drop your picture here, or press to choose it"
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
        <Button variant="quiet" onClick={putBack}>
          Choose another picture
        </Button>
      )}
    </form>
  );
}
