import { useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { checkCaptchaToken } from '../accounts.api.ts';

const MISSING = 'Please complete the reCAPTCHA.';
const REFUSED = 'Please complete the reCAPTCHA again.';

/** The captcha of a form: its token, exchanged for a pass when the form is submitted. */
export function useCaptchaPass() {
  const [token, setToken] = useState('');
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  return {
    /** The message at the captcha. */
    error,
    /** The key of the captcha: a new one renews it. */
    attempt,
    onSolved(solved: string) {
      setToken(solved);
      setError(undefined);
    },
    /** Whether it is solved; if not, its message is shown. */
    requireSolved(): boolean {
      setError(token ? undefined : MISSING);
      return token !== '';
    },
    /**
     * Requests the pass for the solved captcha; undefined, with a message, when the server refuses the token.
     * @throws {ApiError}
     */
    async requestPass(): Promise<string | undefined> {
      try {
        const { success, pass } = await checkCaptchaToken(api, token);
        if (!success) setError(REFUSED);
        return success ? pass : undefined;
      } finally {
        // A token and its pass can be used once.
        setToken('');
        setAttempt((before) => before + 1);
      }
    },
  };
}
