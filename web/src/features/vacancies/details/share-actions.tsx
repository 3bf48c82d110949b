import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { vacancyAddress } from '../../../platform/public-addresses.ts';
import { Copy, MessageCircle, Share2 } from '../../../ui/display/icons.tsx';
import { buttonClasses, classNames } from '../../../ui/index.ts';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';

/** Display time of the message (core §9). */
const MESSAGE_MS = 3_000;

/** A button that waits for its code looks like the others: it waits for a moment only, and for ever without JavaScript. */
const READY = 'disabled:opacity-100 disabled:cursor-progress noscript:hidden';

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

/** Link that opens WhatsApp with title and address of the job, to be sent to whom the user chooses. */
function useWhatsAppAddress(title: string, vacancy: { vacancyID: number; isManualPostedJob: boolean }): string {
  const root = useRouteLoaderData('root') as { publicUrl: string } | undefined;
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${root?.publicUrl ?? ''}${vacancyAddress(vacancy)}`)}`;
}

const iconOnly = buttonClasses('secondary', 'medium', 'w-11 px-0');

interface ShareActionsProps {
  title: string;
  vacancy: { vacancyID: number; isManualPostedJob: boolean };
  className?: string | undefined;
}

/** Shares the page with the native share sheet, or copies its address (core §2); beside it WhatsApp and copying. */
export function ShareActions({ title, vacancy, className }: ShareActionsProps) {
  const isReady = useIsHydrated();
  const [message, setMessage] = useState('');
  const whatsApp = useWhatsAppAddress(title, vacancy);

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(''), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);

  async function copy() {
    setMessage('');
    setMessage(await copyAddress());
  }

  async function share() {
    setMessage('');
    if (!(await shareOnPhone(title))) setMessage(await copyAddress());
  }

  return (
    <div className={classNames('relative flex gap-2', className)}>
      <button type="button" onClick={share} disabled={!isReady} className={buttonClasses('secondary', 'medium', READY)}>
        <Share2 aria-hidden="true" className="size-5" />
        Share
      </button>
      <a
        href={whatsApp}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Share on WhatsApp (opens in a new tab)"
        title="Share on WhatsApp"
        className={iconOnly}
      >
        <MessageCircle aria-hidden="true" className="size-5" />
      </a>
      <button
        type="button"
        onClick={copy}
        disabled={!isReady}
        aria-label="Copy link"
        title="Copy link"
        className={classNames(iconOnly, READY)}
      >
        <Copy aria-hidden="true" className="size-5" />
      </button>
      {/* Overlay, to avoid layout shift. */}
      <p
        role="status"
        className={classNames(
          'absolute top-full start-0 z-20 mt-1 rounded-md px-3 py-2 text-sm font-semibold whitespace-nowrap shadow-raised empty:hidden',
          message === COPIED ? 'bg-good-soft text-good' : 'bg-danger-soft text-danger',
        )}
      >
        {message}
      </p>
    </div>
  );
}
