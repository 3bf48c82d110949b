import { useState } from 'react';
import { Button, CheckboxField, showToast } from '../../ui/index.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  doneLabel: string;
  /** Called once the person has confirmed that the codes are stored. */
  onDone: () => void;
}

/** Shows the recovery codes, once: they are needed when the phone is lost. */
export function RecoveryCodes({ codes, doneLabel, onDone }: RecoveryCodesProps) {
  const [isKept, setKept] = useState(false);
  const [error, setError] = useState<string>();

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    );
    showToast(isCopied ? 'Recovery codes copied' : 'Copying is not possible here. Print them or write them down.');
  }

  return (
    <div className="grid gap-4">
      <p>Each of these codes signs you in once when you do not have your phone. They are shown only now.</p>
      <ul aria-label="Recovery codes" className="grid gap-1 rounded-md bg-sunken p-3 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="no-print flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={copy}>
          Copy
        </Button>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <CheckboxField
        className="no-print"
        label="I have stored these codes in a safe place"
        checked={isKept}
        error={error}
        onChange={({ target }) => {
          setKept(target.checked);
          setError(undefined);
        }}
      />
      <Button
        className="no-print"
        onClick={() => (isKept ? onDone() : setError('Store the codes first: they are not shown again.'))}
      >
        {doneLabel}
      </Button>
    </div>
  );
}
