import { useState } from 'react';
import { dateTimeText } from '../../platform/text/format.ts';
import { channelNames } from '../../platform/text/message-channel.ts';
import { Announce, Badge, Button, Disclosure } from '../../ui/index.ts';
import { type DemoMessage, demoMailAddress } from './demo-outbox.api.ts';
import { codeIn, splitLinks } from './split-links.ts';

function Code({ code }: { code: string }) {
  const [copyStatus, setCopyStatus] = useState('');

  async function copy() {
    await navigator.clipboard.writeText(code).then(
      () => setCopyStatus('Copied'),
      () => setCopyStatus('Copying is not allowed here: select the code instead'),
    );
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="rounded-md bg-brand-soft px-4 py-2 font-mono text-2xl font-bold tracking-widest select-all">
        {code}
      </span>
      <Button variant="secondary" size="small" onClick={copy}>
        Copy the code
      </Button>
      <span aria-hidden="true" className="text-sm text-muted">
        {copyStatus}
      </span>
      <Announce text={copyStatus} />
    </div>
  );
}

function LinkedText({ text }: { text: string }) {
  return (
    <p className="break-words whitespace-pre-wrap">
      {splitLinks(text).map((piece, i) =>
        i % 2 === 0 ? (
          piece
        ) : (
          // The text never changes, so the index is a stable key.
          <a key={i} href={piece} className="break-all text-link underline">
            {piece}
          </a>
        ),
      )}
    </p>
  );
}

/** A demo message: summary when collapsed, content when expanded. */
export function DemoMessageItem({ message }: { message: DemoMessage }) {
  const { id, channel, from, to, subject, sentAt, text, hasHtml } = message;
  const code = codeIn(text);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Disclosure
      onToggle={() => setWasOpened(true)}
      title={
        <span className="grid grid-cols-1 gap-1">
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone={channel === 'mail' ? 'brand' : 'info'}>{channelNames[channel]}</Badge>
            <span className="min-w-0 break-words">{subject || 'Text message'}</span>
          </span>
          <span className="text-sm font-normal break-words text-muted">
            To {to}, {dateTimeText(sentAt)}
          </span>
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {from && <p className="text-sm break-words text-muted">From {from}</p>}
        {code && <Code code={code} />}
        <LinkedText text={text} />
        {hasHtml && wasOpened && (
          <iframe
            src={demoMailAddress(id)}
            title={`${subject}, rendered`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            className="h-144 w-full rounded-md border border-line bg-white"
          />
        )}
      </div>
    </Disclosure>
  );
}
