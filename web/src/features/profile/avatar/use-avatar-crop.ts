import { AVATAR_WRONG_TYPE } from '@aarambh/contract';
import { useRef, useState } from 'react';
import { checkAvatarFile } from './check-avatar-file.ts';
import { type Crop, initialCrop } from './crop-square.ts';
import { decodeImage } from './draw-avatar.ts';

interface OpenedImage {
  image: HTMLCanvasElement;
  crop: Crop;
}

/** The chosen image with its crop, or the error of the chosen file. */
export function useAvatarCrop() {
  const [opened, setOpened] = useState<OpenedImage>();
  const [error, setError] = useState<string>();
  const latest = useRef<File>(undefined);

  /** Closing the file dialog without a choice keeps the previous image. */
  async function choose(file: File | undefined) {
    if (!file) return;
    latest.current = file;
    setOpened(undefined);
    const invalid = checkAvatarFile(file);
    setError(invalid);
    if (invalid) return;
    const image = await decodeImage(file).catch(() => undefined);
    // Another file may have been chosen while this one was decoded.
    if (latest.current !== file) return;
    if (image) setOpened({ image, crop: initialCrop(image) });
    else setError(AVATAR_WRONG_TYPE);
  }

  return {
    opened,
    error,
    choose,
    /** Shows the error that no file is chosen. */
    reportMissing: () => setError(checkAvatarFile(undefined)),
    crop: (next: (crop: Crop) => Crop) => setOpened((current) => current && { ...current, crop: next(current.crop) }),
    discard: () => setOpened(undefined),
  };
}
