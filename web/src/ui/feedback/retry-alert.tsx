import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { LinkButton } from '../actions/link-button.tsx';
import { Alert } from './alert.tsx';

type Retry =
  | {
      onRetry: () => unknown;
      /** Whether a retry is in flight. */
      busy?: boolean | undefined;
      busyLabel?: string | undefined;
    }
  /** The path of the page to reload: a link works before any script is loaded. */
  | { reloadPath: string };

interface RetryAlertProps {
  tone?: 'error' | 'warning' | undefined;
  title?: string | undefined;
  /** What went wrong, in words for users. */
  message?: ReactNode;
  className?: string | undefined;
}

/** Retries once the device is online again, unless a retry is in flight. */
function useRetryWhenOnline(retry: (() => unknown) | undefined): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    const onOnline = () => void latest.current?.();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
}

/** An alert for something that could not be loaded, with a "Try again" button. Retries when the connection is back. */
export function RetryAlert({ tone = 'error', title, message, className, ...retry }: RetryAlertProps & Retry) {
  useRetryWhenOnline('onRetry' in retry && !retry.busy ? retry.onRetry : undefined);
  const look = { variant: 'secondary', size: 'small', className: 'mt-3' } as const;
  return (
    <Alert tone={tone} role="alert" title={title} className={className}>
      {message && <p>{message}</p>}
      {'reloadPath' in retry ? (
        <LinkButton to={retry.reloadPath} reloadDocument {...look}>
          Try again
        </LinkButton>
      ) : (
        <Button busy={retry.busy} busyLabel={retry.busyLabel} onClick={() => retry.onRetry()} {...look}>
          Try again
        </Button>
      )}
    </Alert>
  );
}
