import { isSuccessText, type JobSeekerDetails } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { api } from '../../platform/api/browser-api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { useSession } from '../../platform/session/session.ts';
import { X } from '../../ui/display/icons.tsx';
import { Alert, Button, classNames, IconButton } from '../../ui/index.ts';
import { detailsKey, getDetails, sendVerification } from './accounts.api.ts';

const PRIVACY = '/account/privacy';

/** Leaves room for the button that hides the notice. On phones the notice is as low as that button, from edge to edge. */
const noticeClasses = 'pe-14 max-sm:rounded-none max-sm:py-3';

/** Reminder to verify the email address, with a button to resend the mail (decisions: Behaviour behind the calls). */
function VerifyEmailNotice({ accountID, email }: { accountID: number; email: string }) {
  const [busy, setBusy] = useState(false);
  const [reply, setReply] = useState('');
  // Folded to one line on phones, where the whole notice would cover a fifth of the screen.
  const [isOpen, setOpen] = useState(false);
  const unfoldedClasses = isOpen ? undefined : 'max-sm:hidden';

  async function send() {
    setBusy(true);
    try {
      setReply(await sendVerification(api, accountID));
    } catch (error) {
      setReply(failureText(error, 'An error occurred'));
    }
    setBusy(false);
  }

  return (
    <Alert tone={isSuccessText(reply) ? 'success' : 'info'} className={noticeClasses}>
      {!isOpen && (
        <Button
          variant="quiet"
          size="small"
          className="-my-2.5 sm:hidden"
          aria-expanded={false}
          onClick={() => setOpen(true)}
        >
          Verify your email
        </Button>
      )}
      <div className={classNames('flex flex-wrap items-center gap-x-4 gap-y-2', unfoldedClasses)}>
        <p role="status" className="grow basis-72">
          {reply || (
            <>
              Please verify your email address: we sent a link to <span className="wrap-anywhere">{email}</span>. Until
              then, news of jobs and interviews is shown here only.
            </>
          )}
        </p>
        {!isSuccessText(reply) && (
          <Button variant="secondary" size="small" busy={busy} busyLabel="Sending..." onClick={send}>
            Send the link again
          </Button>
        )}
      </div>
    </Alert>
  );
}

/** The most important notice for an account; undefined when there is none. */
function findNotice(details: JobSeekerDetails, accountID: number, pathname: string) {
  if (details.needsConsent && pathname !== PRIVACY) {
    return (
      <Alert tone="info" className={noticeClasses}>
        Before you continue, please read how we use your data and give your consent.{' '}
        <Link to={PRIVACY}>Read and agree</Link>
      </Alert>
    );
  }
  return details.isEmailVerified ? undefined : <VerifyEmailNotice accountID={accountID} email={details.email} />;
}

/** Account notice at the bottom of every member page, where its late appearance causes no layout shift. */
export function MemberNotices() {
  const session = useSession();
  const { pathname } = useLocation();
  const [isHidden, setHidden] = useState(false);
  const accountID = session?.accountID ?? 0;
  const { data: details } = useQuery({
    queryKey: detailsKey(accountID),
    queryFn: () => getDetails(api, accountID),
    enabled: accountID > 0,
  });
  const notice = details && !isHidden && findNotice(details, accountID, pathname);
  if (!notice) return null;
  return (
    <aside
      aria-label="Your account"
      className="notice-bar bottom-bar fixed inset-x-0 bottom-(--bottom-bars) z-20 border-t border-line bg-surface shadow-raised"
    >
      <div className="relative mx-auto max-w-6xl sm:px-6 sm:py-2">
        {notice}
        <IconButton
          label="Hide this notice"
          icon={<X aria-hidden />}
          className="absolute end-1 top-0.5 sm:end-7 sm:top-3"
          onClick={() => setHidden(true)}
        />
      </div>
    </aside>
  );
}
