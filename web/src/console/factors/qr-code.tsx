import { encode } from 'uqr';

/** A QR code. Its size follows from the text; scanners need the light margin around it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="mx-auto aspect-square w-full max-w-56 rounded-md bg-white"
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} className="fill-black" />
    </svg>
  );
}
