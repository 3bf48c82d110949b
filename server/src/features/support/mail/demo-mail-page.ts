import { brand } from '../../../lib/brand.ts';
import { escapeHtml } from '../../../lib/html/escape-html.ts';

/** What was typed, and its outcome. */
export interface DemoMailPage {
  fullName: string;
  email: string;
  subject: string;
  text: string;
  result: string;
}

/** The page that simulates a mail program of a person who writes to the support address. */
export const demoMailPage = ({ fullName, email, subject, text, result }: DemoMailPage): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Simulated mail to ${escapeHtml(brand.supportEmail)}</title>
</head>
<body>
<main>
<h1>Simulated mail to ${escapeHtml(brand.supportEmail)}</h1>
<p>On this machine only. The mail arrives in the staff console under Support. To answer a reply of ours, keep its case in the subject, such as [case 42], and write from the same address.</p>
${result ? `<p role="status"><strong>${escapeHtml(result)}</strong></p>` : ''}
<form method="post">
<p><label>Name<br><input name="fullName" maxlength="100" autocomplete="off" value="${escapeHtml(fullName)}"></label></p>
<p><label>Email<br><input name="email" type="email" required maxlength="254" autocomplete="off" value="${escapeHtml(email)}"></label></p>
<p><label>Subject<br><input name="subject" maxlength="150" autocomplete="off" value="${escapeHtml(subject)}"></label></p>
<p><label>Text<br><textarea name="text" rows="8" cols="40" required>${escapeHtml(text)}</textarea></label></p>
<p><button type="submit">Send</button></p>
</form>
</main>
</body>
</html>
`;
