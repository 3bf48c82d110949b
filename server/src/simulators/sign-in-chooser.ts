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

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 30rem; padding: 1rem; }
h1, h2 { font-size: 1.25rem; }
.mark { border: 2px dashed #c2410c; border-radius: 8px; padding: .5rem .75rem; font-weight: 600; }
ul { list-style: none; padding: 0; display: grid; gap: .5rem; }
button { width: 100%; min-height: 44px; padding: .5rem .75rem; border-radius: 8px; border: 1px solid GrayText;
  background: Canvas; color: CanvasText; font: inherit; text-align: start; cursor: pointer; }
button small { display: block; overflow-wrap: anywhere; }
form { display: grid; gap: .75rem; }
input:not([type=checkbox]) { display: block; width: 100%; min-height: 44px; box-sizing: border-box; font: inherit; }
.tick { display: flex; gap: .5rem; align-items: center; min-height: 44px; }
`;

const script = `
const query = new URLSearchParams(location.search);
const trouble = document.querySelector('#trouble');
async function choose(person) {
  trouble.textContent = '';
  try {
    if (!opener) throw new Error('Please open this page from the sign-in page.');
    const reply = await fetch('/demo/sign-in/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientID: query.get('client_id'), nonce: query.get('nonce'), ...person }),
    });
    const answer = await reply.json();
    if (!reply.ok) throw new Error(answer.detail);
    opener.postMessage({ kind: 'test-sign-in', credential: answer.credential }, location.origin);
  } catch (error) {
    trouble.textContent = error.message;
  }
}
for (const button of document.querySelectorAll('button[data-person]'))
  button.addEventListener('click', () => choose(JSON.parse(button.dataset.person)));
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const fields = event.target.elements;
  choose({
    fullName: fields.fullName.value.trim(),
    email: fields.email.value.trim(),
    isVerified: fields.isVerified.checked,
    isWorkspace: fields.isWorkspace.checked,
  });
});
`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function entry({ note, ...person }: TestAccount): string {
  const words = `${escaped(person.fullName)}<small>${escaped(person.email)}</small><small>${escaped(note)}</small>`;
  return `<li><button type="button" data-person="${escaped(JSON.stringify(person))}">${words}</button></li>`;
}

/** The page where one chooses who to be. It answers the window that opened it, if that is of the same origin. */
export const chooserPage = (
  accounts: TestAccount[],
  nonce: { script: string; style: string },
): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>TEST sign-in</title>
<style nonce="${nonce.style}">${style}</style>
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
<script nonce="${nonce.script}">${script}</script>
</body>
</html>
`;
