import { FILE_LINK_MS } from '@aarambh/contract';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Alert, type ButtonSize, buttonClasses } from '../../ui/index.ts';

/** How often an open page fetches new addresses of its files, in ms: half their lifetime. */
export const FILE_LINK_REFRESH_MS = FILE_LINK_MS / 2;

/** A background tab does not refetch: its addresses may be older than this when the user returns. */
const MAX_AGE_MS = FILE_LINK_MS - 30_000;

interface FileLinkProps {
  /** Short-lived address of the file, which the browser opens without the session's token. */
  address: string;
  /** When the address was fetched, in ms since 1970. */
  fetchedAt: number;
  /** Fetches a new address; undefined when the file is gone. */
  renew: () => Promise<string | null | undefined>;
  /** Opens the file in a new tab instead of saving it. */
  inNewTab?: boolean;
  size?: ButtonSize | undefined;
  /** Shown when no address could be fetched. */
  failureText: string;
  children: ReactNode;
}

/** Follows an address as a click on the link would. */
function follow(address: string, inNewTab: boolean): void {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noreferrer';
  if (inNewTab) link.target = '_blank';
  else link.download = '';
  link.click();
}

/** A link that looks like a button, to a file by its short-lived address. An address that may have expired is renewed first. */
export function FileLink({ address, fetchedAt, renew, inNewTab = false, size, failureText, children }: FileLinkProps) {
  const [hasFailed, setFailed] = useState(false);

  async function open(event: MouseEvent) {
    setFailed(false);
    if (Date.now() - fetchedAt < MAX_AGE_MS) return;
    event.preventDefault();
    const renewed = await renew().catch(() => undefined);
    if (renewed) follow(renewed, inNewTab);
    else setFailed(true);
  }

  const target = inNewTab ? { target: '_blank' } : { download: '' };
  return (
    <>
      <a
        href={address}
        rel="noreferrer"
        {...target}
        className={buttonClasses('secondary', size)}
        onClick={(event) => void open(event)}
      >
        {children}
        {inNewTab && <span className="sr-only"> (opens in a new tab)</span>}
      </a>
      {hasFailed && (
        <Alert tone="error" role="alert" title={failureText} className="mt-3">
          Check your connection and try again.
        </Alert>
      )}
    </>
  );
}
