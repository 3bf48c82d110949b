import { PICTURE_WRONG_TYPE } from '@aarambh/contract';
import { useRef, useState } from 'react';
import { checkPictureFile } from './check-picture-file.ts';
import { type Crop, wholeCrop } from './crop-square.ts';
import { openPicture } from './draw-picture.ts';

interface Opened {
  picture: HTMLCanvasElement;
  crop: Crop;
}

/** The picture somebody chose, opened for cropping, or why it cannot be taken. */
export function useOpenedPicture() {
  const [opened, setOpened] = useState<Opened>();
  const [error, setError] = useState<string>();
  const latest = useRef<File>(undefined);

  /** Closing the chooser without a choice keeps what was there. */
  async function choose(file: File | undefined) {
    if (!file) return;
    latest.current = file;
    setOpened(undefined);
    const refusal = checkPictureFile(file);
    setError(refusal);
    if (refusal) return;
    const picture = await openPicture(file).catch(() => undefined);
    // Opening takes a while; a choice made meanwhile counts.
    if (latest.current !== file) return;
    if (picture) setOpened({ picture, crop: wholeCrop(picture) });
    else setError(PICTURE_WRONG_TYPE);
  }

  return {
    opened,
    error,
    choose,
    /** Says that nothing is chosen. */
    refuseNone: () => setError(checkPictureFile(undefined)),
    crop: (next: (crop: Crop) => Crop) => setOpened((now) => now && { ...now, crop: next(now.crop) }),
    putBack: () => setOpened(undefined),
  };
}
