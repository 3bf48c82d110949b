import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { type Crop, KEY_STEP, keepInside, movePicture, ZOOM_MAX } from './crop-square.ts';
import { drawCrop, PICTURE_SIDE } from './draw-picture.ts';

interface CropViewProps {
  picture: HTMLCanvasElement;
  crop: Crop;
  /** Gets the crop that follows from the one before. */
  onCrop: (next: (crop: Crop) => Crop) => void;
}

const arrows = new Map([
  ['ArrowLeft', [-KEY_STEP, 0]],
  ['ArrowRight', [KEY_STEP, 0]],
  ['ArrowUp', [0, -KEY_STEP]],
  ['ArrowDown', [0, KEY_STEP]],
] as const);

/** The square that is kept: the picture moves below it by dragging or with the arrow keys, and a slider goes nearer. */
export function CropView({ picture, crop, onCrop }: CropViewProps) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef({ x: 0, y: 0 });

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const move = (right: number, down: number) => onCrop((now) => movePicture(picture, now, right, down));

  function take({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    currentTarget.setPointerCapture(pointerId);
    last.current = { x: clientX, y: clientY };
  }

  function drag({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { x, y } = last.current;
    last.current = { x: clientX, y: clientY };
    move((clientX - x) / currentTarget.clientWidth, (clientY - y) / currentTarget.clientHeight);
  }

  function press(event: KeyboardEvent) {
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture
        tabIndex={0}
        onPointerDown={take}
        onPointerMove={drag}
        onKeyDown={press}
        className="relative mx-auto aspect-square w-full max-w-72 cursor-move touch-none overflow-hidden rounded-md"
      >
        <canvas ref={canvas} width={PICTURE_SIDE} height={PICTURE_SIDE} className="block size-full" />
        {/* Shows how the circle on the page will cut it. */}
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
          max={ZOOM_MAX}
          step={0.05}
          value={crop.zoom}
          aria-valuetext={`${Math.round(crop.zoom * 100)}%`}
          onChange={(event) => {
            const zoom = Number(event.target.value);
            onCrop((now) => keepInside(picture, { ...now, zoom }));
          }}
          className="block h-11 w-full accent-brand"
        />
      </div>
    </div>
  );
}
