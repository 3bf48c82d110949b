import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = globSync('**/*.{ts,tsx}', { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path));

/** Files that use a class of a colour token, such as `bg-warning-soft`. */
const usersOf = (token: string): string[] =>
  sources.filter((path) => new RegExp(`\\b[a-z]+-${token}\\b`).test(readFileSync(join(root, path), 'utf8'))).toSorted();

it('amber is the colour of warnings only', () => {
  expect(sources.length).toBeGreaterThan(100);
  // Components get it by the tone "warning"; no screen sets the colour itself.
  expect(usersOf('warning(?:-soft)?')).toEqual(['ui/display/badge.tsx', 'ui/feedback/alert.tsx']);
  for (const path of ['ui/display/badge.tsx', 'ui/feedback/alert.tsx']) {
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    for (const line of lines.filter((text) => /[a-z]-warning/.test(text))) expect(line).toMatch(/^\s*warning: /);
  }
  // The soft accent is the same shade as the soft warning: as a background it would look like one.
  expect(usersOf('accent-soft')).toEqual([]);
});

/** Lines that choose the tone by its name, without those of notices (`Alert`). */
const statesOf = (path: string): string[] =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /['"]warning['"]/.test(line) && !/<Alert |^tone="warning"$/.test(line));

it('states have the tone "warning" when something is wrong or overdue, not when they wait', () => {
  const states = sources
    .filter((path) => /^(?:console|features)\//.test(path))
    .flatMap((path) => statesOf(path).map((line) => `${basename(path)}: ${line}`));
  expect(states.toSorted()).toEqual([
    // A dependency does not work as it should, a severity, a job that did not run.
    "case-texts.ts: medium: { label: 'Medium', tone: 'warning' },",
    "dependency-table.tsx: degraded: { label: 'Needs attention', tone: 'warning' },",
    // The reply is late in a few hours.
    "due-text.tsx: return <Badge tone={left < SOON ? 'warning' : 'neutral'}>{spanText(left)} left</Badge>;",
    // Messages about refused input.
    "forgot-password.tsx: return { tone: isSuccessText(text) ? 'success' : 'warning', text };",
    "forgot-password.tsx: tone: 'success' | 'warning' | 'error';",
    "interview-status.tsx: ? (['warning', 'Outcome missing'] as const)",
    "interview-status.tsx: ? (['warning', 'Replacement due'] as const)",
    'job-table.tsx: if (isOverdue) return <Badge tone="warning">Overdue</Badge>;',
    // No money is taken.
    'payment-page.tsx: Secure Payment {isTest && <Badge tone="warning">TEST</Badge>}',
    // The list is out of date.
    "saved-list.tsx: tone={hasJobs ? 'warning' : 'error'}",
    "validate-application.tsx: const tones = { sent: 'success', alreadyApplied: 'info', refused: 'warning' } as const;",
  ]);
});

it('notices have the tone "warning" on these screens only', () => {
  const notices = sources.filter((path) =>
    /<Alert tone="warning"|^\s*tone="warning"$/m.test(readFileSync(join(root, path), 'utf8')),
  );
  // What was changed by someone else, is suspended or cannot be done, and what must not be overlooked.
  expect(notices.map((path) => basename(path)).toSorted()).toEqual([
    'add-passkey-form.tsx',
    'case-member.tsx',
    'company-editor.tsx',
    'edit-form.tsx',
    'edit-job-fair-form.tsx',
    'edit-walk-in-form.tsx',
    'guest-success.tsx',
    'member-screen.tsx',
    'message-list.tsx',
    'needs-script.tsx',
    'newer-address.tsx',
    'payment-page.tsx',
    'payment.tsx',
    'plan-acknowledgement.tsx',
    'questions-section.tsx',
    'quick-registration.tsx',
    'reason-form.tsx',
    'recaptcha.tsx',
    'recovery-section.tsx',
    'removed-fraud.tsx',
    'request-code-form.tsx',
    'reschedule.tsx',
    'reset-password.tsx',
    'resume-pages.tsx',
    'resume-upload.tsx',
    'row-pane.tsx',
    'send-forms.tsx',
    'staff-account-pane.tsx',
    'trial-result.tsx',
    'vacancy-checks.tsx',
    'vacancy-form-screen.tsx',
    'waiting-proposal.tsx',
  ]);
});
