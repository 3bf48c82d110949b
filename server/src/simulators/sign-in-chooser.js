const query = new URLSearchParams(location.search);
const errorText = document.querySelector('#error');
async function choose(person) {
  errorText.textContent = '';
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
    errorText.textContent = error.message;
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
// Pressed before this script has run, a button would submit the form to nowhere.
for (const button of document.querySelectorAll('button')) button.disabled = false;
