import { useEffect, useState } from 'react';
import { Share2 } from '../../../ui/display/icons.tsx';
import { Button, classNames } from '../../../ui/index.ts';

/** Display time of the message (core §9). */
const MESSAGE_MS = 3_000;

const COPIED = 'URL copied to clipboard!';
const NOT_COPIED = 'Failed to copy URL';

async function copyAddress(): Promise<string> {
  try {
    await navigator.clipboard.writeText(location.href);
    return COPIED;
  } catch {
    return NOT_COPIED;
  }
}

/** Opens the native share sheet. Returns true if it was used or dismissed. */
async function shareOnPhone(title: string): Promise<boolean> {
  if (!matchMedia('(pointer: coarse)').matches || !navigator.share) return false;
  try {
    await navigator.share({ title, url: location.href });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Shares the page with the native share sheet, or copies its address (core §2). */
export function ShareButton({ title, className }: { title: string; className?: string | undefined }) {
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(''), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);

  async function share() {
    setMessage('');
    if (!(await shareOnPhone(title))) setMessage(await copyAddress());
  }

  return (
    <div className={classNames('relative', className)}>
      <Button variant="secondary" className="w-full" onClick={share}>
        <Share2 aria-hidden="true" className="size-5" />
        Share
      </Button>
      {/* Overlay, to avoid layout shift. */}
      <p
        role="status"
        className={classNames(
          'absolute top-full end-0 z-20 mt-1 rounded-md px-3 py-2 text-sm font-semibold whitespace-nowrap shadow-raised empty:hidden',
          message === COPIED ? 'bg-good-soft text-good' : 'bg-danger-soft text-danger',
        )}
      >
        {message}
      </p>
    </div>
  );
}
