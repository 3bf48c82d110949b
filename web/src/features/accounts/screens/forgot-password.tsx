import { isSuccessText } from '@aarambh/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { brand } from '../../../platform/figures/brand.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { Alert, Badge, Button, FieldError, TextField } from '../../../ui/index.ts';
import { AccountPage } from '../account-page.tsx';
import { checkCaptchaToken, getPublicSettings, requestResetLink } from '../accounts.api.ts';
import { Captcha } from '../captcha/captcha.tsx';
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

interface Result {
  tone: 'success' | 'warning' | 'error';
  text: string;
}

/** Verifies the captcha on the server, then requests the link with the returned pass (core §4). */
async function submit(email: string, captchaToken: string): Promise<Result> {
  const check = await checkCaptchaToken(api, captchaToken).catch((error: unknown) => failureText(error, CHECK_FAILED));
  if (typeof check === 'string') return { tone: 'error', text: check };
  if (!check.success) return { tone: 'error', text: CAPTCHA_REFUSED };
  try {
    const text = await requestResetLink(api, email, check.pass);
    return { tone: isSuccessText(text) ? 'success' : 'warning', text };
  } catch (error) {
    return { tone: 'error', text: failureText(error, 'An error occurred') };
  }
}

/** Request for a password reset link by mail (core §2, §5). */
export default function ForgotPassword({ loaderData }: Route.ComponentProps) {
  const [token, setToken] = useState('');
  const [tokenMissing, setTokenMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result>();
  const form = useForm({
    defaultValues: { email: '' },
    loadSchema: () => import('../passwords/forgot-password-schema.ts').then((module) => module.schema),
    async onSubmit({ email }) {
      setTokenMissing(!token);
      if (!token) return;
      setResult(undefined);
      const received = await submit(email, token);
      setResult(received);
      // A captcha token can be used once.
      setToken('');
      setAttempt(attempt + 1);
      if (received.tone === 'success') form.reset();
    },
  });

  function handleSolved(solvedToken: string) {
    setToken(solvedToken);
    setTokenMissing(false);
  }

  return (
    <AccountPage
      title="Forgot Password"
      intro="Enter your email address. We will send you a link to choose a new password."
      footer={<Link to="/account/login">Back to Log In</Link>}
    >
      <form {...form.formProps} className="grid gap-5">
        {result && (
          <Alert tone={result.tone} role={result.tone === 'success' ? 'status' : 'alert'}>
            {result.text}
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
          {...form.register('email')}
        />
        <div className="grid gap-1.5">
          <Captcha key={attempt} settings={loaderData.captcha} onSolved={handleSolved} />
          <FieldError>{tokenMissing ? CAPTCHA_MISSING : undefined}</FieldError>
        </div>
        <Button
          {...form.submitProps}
          aria-disabled={form.isSubmitting || !form.isValid || !token || undefined}
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
        {['Secure', 'Encrypted', 'Private'].map((label) => (
          <li key={label}>
            <Badge tone="success">{label}</Badge>
          </li>
        ))}
      </ul>
    </AccountPage>
  );
}
