import type { CallReply, getApplicant } from '@aarambh/contract';
import { dateTimeText, timeOfDay } from '../../../platform/text/format.ts';
import { Button, Disclosure } from '../../../ui/index.ts';

interface SentMessagesProps {
  messages: CallReply<typeof getApplicant>['messages'];
  busy: boolean;
  onWithdraw: (messageID: number) => void;
}

/** Mails of staff to an applicant, newest first; one that has not left can be withdrawn. */
export function SentMessages({ messages, busy, onWithdraw }: SentMessagesProps) {
  if (messages.length === 0) return null;
  return (
    <section aria-label="Mails" className="grid gap-2">
      <h3>Mails</h3>
      <ol className="grid gap-2">
        {messages.toReversed().map(({ messageID, subject, text, actor, on, sentOn, isUndone }) => {
          const waits = !isUndone && new Date(sentOn) > new Date();
          return (
            <li key={messageID} className="grid gap-1 border-s-2 border-line ps-3 text-sm">
              <p className="text-muted">
                by {actor}, {dateTimeText(on)}
                {isUndone && ', withdrawn before sending'}
                {waits && `, will be sent at ${timeOfDay(sentOn)}`}
              </p>
              <Disclosure title={subject}>
                <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              </Disclosure>
              {waits && (
                <p>
                  <Button size="small" variant="quiet" disabled={busy} onClick={() => onWithdraw(messageID)}>
                    Withdraw
                  </Button>
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
