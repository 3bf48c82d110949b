import { isSuccessText } from '@aarambh/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { brand } from '../../../platform/figures/brand.ts';
import { useTypedForm } from '../../../platform/forms/form.ts';
import { Alert, Badge, Button, FieldError, TextField } from '../../../ui/index.ts';
import { AccountPage } from '../account-page.tsx';
import { askForResetLink, checkCaptcha, getPublicSettings } from '../accounts.api.ts';
import { failureText } from '../failure-text.ts';
import { Captcha } from '../passwords/captcha.tsx';
import type { Route } from './+types/forgot-password.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api: serverApi, publicUrl } = context.get(pageContext);
  return { captcha: (await getPublicSettings(serverApi)).captcha, publicUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Forgot Password',
    description: 'Get a link by email to choose a new password.',
    publicUrl: loaderData?.publicUrl ?? '',
    path: '/account/forgot-password',
    hidden: true,
  });

const CAPTCHA_MISSING = 'Please complete the reCAPTCHA.';
const CAPTCHA_REFUSED = 'Captcha validation failed on server.';
const CHECK_FAILED = 'Server error';

interface Answer {
  tone: 'success' | 'warning' | 'error';
  text: string;
}

/** Checks the captcha on the server, then asks for the link with the pass it gave (core §4). */
async function ask(email: string, captchaToken: string): Promise<Answer> {
  const check = await checkCaptcha(api, captchaToken).catch((error: unknown) => failureText(error, CHECK_FAILED));
  if (typeof check === 'string') return { tone: 'error', text: check };
  if (!check.success) return { tone: 'error', text: CAPTCHA_REFUSED };
  try {
    const text = await askForResetLink(api, email, check.pass);
    return { tone: isSuccessText(text) ? 'success' : 'warning', text };
  } catch (error) {
    return { tone: 'error', text: failureText(error, 'An error occurred') };
  }
}

/** Asks for a reset link by mail (core §2, §5). */
export default function ForgotPassword({ loaderData }: Route.ComponentProps) {
  const [token, setToken] = useState('');
  const [tokenMissing, setTokenMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const form = useTypedForm({
    initial: { email: '' },
    schema: () => import('../passwords/forgot-password-schema.ts').then((module) => module.schema),
    async onSubmit({ email }) {
      setTokenMissing(!token);
      if (!token) return;
      setAnswer(undefined);
      const given = await ask(email, token);
      setAnswer(given);
      // A solved captcha counts once.
      setToken('');
      setAttempt(attempt + 1);
      if (given.tone === 'success') form.reset();
    },
  });

  function solved(given: string) {
    setToken(given);
    setTokenMissing(false);
  }

  return (
    <AccountPage
      title="Forgot Password"
      intro="Tell us your email address and we send you a link to choose a new password."
      footer={<Link to="/account/login">Back to Log In</Link>}
    >
      <form {...form.props} className="grid gap-5">
        {answer && (
          <Alert tone={answer.tone} role={answer.tone === 'success' ? 'status' : 'alert'}>
            {answer.text}
          </Alert>
        )}
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={form.errors.email}
          {...form.field('email')}
        />
        <div className="grid gap-1.5">
          <Captcha key={attempt} settings={loaderData.captcha} onSolved={solved} />
          <FieldError>{tokenMissing ? CAPTCHA_MISSING : undefined}</FieldError>
        </div>
        <Button
          {...form.button}
          aria-disabled={form.busy || !form.isValid || !token || undefined}
          size="large"
          busyLabel="Sending..."
        >
          Send Reset Link
        </Button>
      </form>
      <p className="mt-5 text-sm text-muted">
        Need help? Write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
      </p>
      <ul className="mt-4 flex flex-wrap gap-2" aria-label="How we treat your request">
        {['Secure', 'Encrypted', 'Private'].map((word) => (
          <li key={word}>
            <Badge tone="success">{word}</Badge>
          </li>
        ))}
      </ul>
    </AccountPage>
  );
}
