import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadScript } from '../../../platform/document/load-script.ts';
import { RetryAlert } from '../../../ui/index.ts';

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=en';
/** Width of the widget's normal size in px; narrower containers get the compact one. */
const NORMAL_WIDTH = 304;

interface RecaptchaApi {
  ready(then: () => void): void;
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      size: 'normal' | 'compact';
      theme: 'light' | 'dark';
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ): number;
}

/** The API that Google's script defines. */
const recaptchaApi = () => (window as { grecaptcha?: RecaptchaApi }).grecaptcha;

interface RecaptchaProps {
  siteKey: string;
  onSolved: (token: string) => void;
}

/** Checkbox of Google reCAPTCHA v2. Its script is loaded only where it is shown. */
export default function Recaptcha({ siteKey, onSolved }: RecaptchaProps) {
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const report = useEffectEvent(onSolved);

  useEffect(() => {
    let isUnmounted = false;
    const render = () => {
      if (isUnmounted || !container.current) return;
      // reCAPTCHA renders only once into an element.
      const box = document.createElement('div');
      container.current.replaceChildren(box);
      recaptchaApi()?.render(box, {
        sitekey: siteKey,
        size: container.current.clientWidth < NORMAL_WIDTH ? 'compact' : 'normal',
        theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
        callback: (token) => report(token),
        'expired-callback': () => report(''),
        'error-callback': () => setFailed(true),
      });
    };
    loadScript(SCRIPT).then(
      () => recaptchaApi()?.ready(render),
      () => setFailed(true),
    );
    return () => {
      isUnmounted = true;
    };
  }, [siteKey, attempt]);

  return (
    <>
      <div ref={container} hidden={failed} />
      {failed && (
        <RetryAlert
          tone="warning"
          message="The “I am not a robot” check could not be loaded."
          onRetry={() => {
            setFailed(false);
            setAttempt(attempt + 1);
          }}
        />
      )}
    </>
  );
}
