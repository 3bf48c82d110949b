import { isSuccessText, type JobSeekerDetails } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { api } from '../../platform/api/browser-api.ts';
import { useSession } from '../../platform/session/session.ts';
import { X } from '../../ui/display/icons.tsx';
import { Alert, Button, IconButton } from '../../ui/index.ts';
import { detailsKey, getDetails, sendVerification } from './accounts.api.ts';
import { failureText } from './failure-text.ts';

const PRIVACY = '/account/privacy';

/** The button that hides a notice lies over its corner. */
const besideTheCross = 'pe-14';

/** Asks to verify the e-mail address, and sends the mail again (decisions: Behaviour behind the calls). */
function VerifyEmailNotice({ accountID, email }: { accountID: number; email: string }) {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState('');

  async function send() {
    setBusy(true);
    try {
      setAnswer(await sendVerification(api, accountID));
    } catch (error) {
      setAnswer(failureText(error, 'An error occurred'));
    }
    setBusy(false);
  }

  return (
    <Alert tone={isSuccessText(answer) ? 'success' : 'info'} className={besideTheCross}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status">
          {answer || (
            <>
              Please verify your email address: we sent a link to <span className="wrap-anywhere">{email}</span>.
            </>
          )}
        </p>
        {!isSuccessText(answer) && (
          <Button variant="secondary" size="small" busy={busy} busyLabel="Sending..." onClick={send}>
            Send the link again
          </Button>
        )}
      </div>
    </Alert>
  );
}

/** What an account still lacks, the graver first; nothing while it is not known. */
function noticeFor(details: JobSeekerDetails, accountID: number, pathname: string) {
  if (details.needsConsent && pathname !== PRIVACY) {
    return (
      <Alert tone="warning" className={besideTheCross}>
        Before you go on, please read how we use your data and tell us that you agree.{' '}
        <Link to={PRIVACY}>Read and agree</Link>
      </Alert>
    );
  }
  return details.isEmailVerified ? undefined : <VerifyEmailNotice accountID={accountID} email={details.email} />;
}

/** A notice at the lower edge of every page for members: it is known late, and there it moves nothing. */
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
  const notice = details && !isHidden && noticeFor(details, accountID, pathname);
  if (!notice) return null;
  return (
    <aside
      aria-label="Your account"
      className="notice-bar fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface shadow-raised"
    >
      <div className="relative mx-auto max-w-6xl px-4 py-2 sm:px-6">
        {notice}
        <IconButton
          label="Hide this notice"
          icon={<X aria-hidden />}
          className="absolute end-5 top-3 sm:end-7"
          onClick={() => setHidden(true)}
        />
      </div>
    </aside>
  );
}
