import { Button, Sheet } from '../../ui/index.ts';
import { listKeys } from '../ui/index.ts';

/** The keys to press for one binding: `g v` is `g` and then `v`, `X` is Shift and `x`. */
const pressed = (key: string): string[] =>
  key.split(' ').flatMap((part) => (/^[A-Z]$/.test(part) ? ['Shift', part.toLowerCase()] : [part]));

/** The keys of the current screen. */
export function KeyList({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet title="Keys" open={open} onClose={onClose}>
      <dl className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5">
        {listKeys().map(({ key, label }) => (
          <div key={`${key} ${label}`} className="contents">
            <dt className="flex gap-1">
              {pressed(key).map((part) => (
                <kbd
                  key={part}
                  className="min-w-7 rounded-sm border border-line-strong bg-sunken px-1.5 py-0.5 text-center text-sm"
                >
                  {part}
                </kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      {/* The keyboard scrolls a long list only with something to focus in it. */}
      <Button variant="secondary" size="small" className="mt-4" onClick={onClose}>
        Close the list
      </Button>
    </Sheet>
  );
}
