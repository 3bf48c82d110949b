import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '../../../ui/index.ts';
import { canBeDemo, type DemoStaff, loadDemoStaff } from './demo-staff.api.ts';

/** Codes change every 30 s, and each works once. */
const REFETCH_MS = 5_000;

const shownCode = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

/** Code and address of an account. */
function Account({ account: { role, fullName, email, code } }: { account: DemoStaff }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line py-2">
      <span className="grid min-w-0">
        <span className="font-semibold break-words">
          {fullName} <span className="font-normal text-muted">({role})</span>
        </span>
        <span className="text-sm break-words select-all">{email}</span>
      </span>
      <span className="font-mono text-lg whitespace-nowrap select-all">{shownCode(code)}</span>
    </li>
  );
}

/** The staff accounts of a demo with their current codes; nothing on any other portal. */
export function DemoAccounts() {
  const { data } = useQuery({
    queryKey: ['demo staff'],
    queryFn: loadDemoStaff,
    enabled: canBeDemo(),
    refetchInterval: REFETCH_MS,
    retry: false,
  });
  if (!data || data.accounts.length === 0) return null;
  return (
    <section aria-labelledby="demo-accounts" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="demo-accounts" className="text-lg">
        Demo accounts
      </h2>
      <p className="text-sm">
        Shown on this machine only. The password of all is{' '}
        <strong className="font-mono select-all">{data.password}</strong>; the code on the right is the second factor.
      </p>
      <ul>
        {data.accounts.map((account) => (
          <Account key={account.email} account={account} />
        ))}
      </ul>
      <Disclosure title="Keys for an authenticator app">
        <dl className="grid gap-2 text-sm">
          {data.accounts.map(({ email, role, secret }) => (
            <div key={email}>
              <dt className="text-muted">{role}</dt>
              <dd className="font-mono break-all select-all">{secret}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </section>
  );
}
