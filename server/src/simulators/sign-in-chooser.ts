import { escapeHtml } from '../lib/html/escape-html.ts';

/** A test account of the sign-in simulator. */
interface TestAccount {
  fullName: string;
  email: string;
  isVerified: boolean;
  isWorkspace: boolean;
  /** What it tests. */
  note: string;
}

export const testAccounts: TestAccount[] = [
  {
    fullName: 'Meera Krishnamurthy',
    email: 'meera.test.sign.in@gmail.com',
    isVerified: true,
    isWorkspace: false,
    note: 'Gmail, verified',
  },
  {
    fullName: 'Arjun Nair',
    email: 'arjun.test@workspace.example',
    isVerified: true,
    isWorkspace: true,
    note: 'Workspace, verified',
  },
  {
    fullName: 'Farah Sheikh',
    email: 'farah.test@othermail.example',
    isVerified: true,
    isWorkspace: false,
    note: 'Address of another provider, verified',
  },
  {
    fullName: 'Asha Kulkarni',
    email: 'asha.demo@aarambh.example',
    isVerified: true,
    isWorkspace: false,
    note: 'Has an account with a password: is refused',
  },
  {
    fullName: 'Vikram Unverified',
    email: 'vikram.test@othermail.example',
    isVerified: false,
    isWorkspace: false,
    note: 'Address not verified: is refused',
  },
];

function entry({ note, ...person }: TestAccount): string {
  const label = `${escapeHtml(person.fullName)}<small>${escapeHtml(person.email)}</small><small>${escapeHtml(note)}</small>`;
  return `<li><button type="button" disabled data-person="${escapeHtml(JSON.stringify(person))}">${label}</button></li>`;
}

/** The account chooser. It posts the result to the window that opened it, if that has the same origin. */
export const chooserPage = (accounts: TestAccount[]): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>TEST sign-in</title>
<link rel="stylesheet" href="/demo/sign-in/chooser.css">
</head>
<body>
<main>
<p class="mark">TEST: these are not real accounts, and no password is needed.</p>
<h1>Choose a test account</h1>
<ul>${accounts.map(entry).join('')}</ul>
<h2>Or another person</h2>
<form>
<label>Full name <input name="fullName" autocomplete="off" maxlength="200"></label>
<label>Email <input name="email" type="email" required autocomplete="off" maxlength="254"></label>
<label class="tick"><input name="isVerified" type="checkbox" checked> The address is verified</label>
<label class="tick"><input name="isWorkspace" type="checkbox"> The provider runs the address (Workspace)</label>
<button type="submit" disabled>Continue</button>
</form>
<p id="error" role="alert"></p>
</main>
<script src="/demo/sign-in/chooser.js"></script>
</body>
</html>
`;
