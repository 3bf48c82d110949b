/** Somebody to try the sign-in as. */
interface TestAccount {
  fullName: string;
  email: string;
  isVerified: boolean;
  isWorkspace: boolean;
  /** What this one is for. */
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

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function entry({ note, ...person }: TestAccount): string {
  const words = `${escaped(person.fullName)}<small>${escaped(person.email)}</small><small>${escaped(note)}</small>`;
  return `<li><button type="button" data-person="${escaped(JSON.stringify(person))}">${words}</button></li>`;
}

/** The page where one chooses who to be. It answers the window that opened it, if that is of the same origin. */
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
<h2>Or somebody else</h2>
<form>
<label>Full name <input name="fullName" autocomplete="off" maxlength="200"></label>
<label>Email <input name="email" type="email" required autocomplete="off" maxlength="254"></label>
<label class="tick"><input name="isVerified" type="checkbox" checked> The address is verified</label>
<label class="tick"><input name="isWorkspace" type="checkbox"> The provider runs the address (Workspace)</label>
<button type="submit">Continue</button>
</form>
<p id="trouble" role="alert"></p>
</main>
<script src="/demo/sign-in/chooser.js"></script>
</body>
</html>
`;
