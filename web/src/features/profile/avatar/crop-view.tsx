import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { type Crop, clampCrop, KEY_STEP, MAX_ZOOM, moveImage } from './crop-square.ts';
import { AVATAR_SIDE, drawCrop } from './draw-avatar.ts';

interface CropViewProps {
  image: HTMLCanvasElement;
  crop: Crop;
  /** Called with a function from the previous crop to the next. */
  onCrop: (next: (crop: Crop) => Crop) => void;
}

const arrows = new Map([
  ['ArrowLeft', [-KEY_STEP, 0]],
  ['ArrowRight', [KEY_STEP, 0]],
  ['ArrowUp', [0, -KEY_STEP]],
  ['ArrowDown', [0, KEY_STEP]],
] as const);

/** Cropper: the image moves under a square by dragging or with the arrow keys; a slider sets the zoom. */
export function CropView({ image, crop, onCrop }: CropViewProps) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const lastPoint = useRef({ x: 0, y: 0 });

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, image, crop);
  }, [image, crop]);

  const move = (right: number, down: number) => onCrop((current) => moveImage(image, current, right, down));

  function startDrag({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    currentTarget.setPointerCapture(pointerId);
    lastPoint.current = { x: clientX, y: clientY };
  }

  function drag({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { x, y } = lastPoint.current;
    lastPoint.current = { x: clientX, y: clientY };
    move((clientX - x) / currentTarget.clientWidth, (clientY - y) / currentTarget.clientHeight);
  }

  function handleKey(event: KeyboardEvent) {
    const step = arrows.get(event.key as 'ArrowLeft');
    if (!step) return;
    event.preventDefault();
    move(step[0], step[1]);
  }

  return (
    <div className="grid gap-3">
      <div
        role="application"
        aria-label="Your picture"
        aria-describedby={`${id}-hint`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the image
        tabIndex={0}
        onPointerDown={startDrag}
        onPointerMove={drag}
        onKeyDown={handleKey}
        className="relative mx-auto aspect-square w-full max-w-72 cursor-move touch-none overflow-hidden rounded-md"
      >
        <canvas ref={canvas} width={AVATAR_SIDE} height={AVATAR_SIDE} className="block size-full" />
        {/* Circle in which the avatar will be shown. */}
        <div aria-hidden="true" className="absolute inset-0 rounded-full shadow-[0_0_0_20rem_rgb(0_0_0/0.4)]" />
      </div>
      <p id={`${id}-hint`} className="text-center text-sm text-muted">
        Drag the picture, or use the arrow keys, to choose what is shown.
      </p>
      <div>
        <label htmlFor={`${id}-zoom`} className="text-sm font-semibold">
          Zoom
        </label>
        <input
          id={`${id}-zoom`}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          aria-valuetext={`${Math.round(crop.zoom * 100)}%`}
          onChange={(event) => {
            const zoom = Number(event.target.value);
            onCrop((current) => clampCrop(image, { ...current, zoom }));
          }}
          className="block h-11 w-full accent-brand"
        />
      </div>
    </div>
  );
}
