import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadScript } from '../../../platform/document/load-script.ts';
import { Alert, Button } from '../../../ui/index.ts';

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=en';
/** The provider's ordinary box is 304 px wide; narrower places get its small one. */
const ORDINARY_WIDTH = 304;

interface Recaptcha {
  ready(then: () => void): void;
  render(
    place: HTMLElement,
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

/** The scripts of the provider put it there. */
const provided = () => (window as { grecaptcha?: Recaptcha }).grecaptcha;

interface CaptchaRecaptchaProps {
  siteKey: string;
  onSolved: (token: string) => void;
}

/** The tick box of Google reCAPTCHA v2; its script is loaded only where it is shown. */
export default function CaptchaRecaptcha({ siteKey, onSolved }: CaptchaRecaptchaProps) {
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const answer = useEffectEvent(onSolved);

  useEffect(() => {
    let gone = false;
    const draw = () => {
      if (gone || !place.current) return;
      // The provider draws once into an element and never again.
      const box = document.createElement('div');
      place.current.replaceChildren(box);
      provided()?.render(box, {
        sitekey: siteKey,
        size: place.current.clientWidth < ORDINARY_WIDTH ? 'compact' : 'normal',
        theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
        callback: (token) => answer(token),
        'expired-callback': () => answer(''),
        'error-callback': () => setFailed(true),
      });
    };
    loadScript(SCRIPT).then(
      () => provided()?.ready(draw),
      () => setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [siteKey, attempt]);

  return (
    <>
      <div ref={place} hidden={failed} />
      {failed && (
        <Alert tone="warning" role="alert">
          <p>The check that you are not a robot could not be loaded.</p>
          <Button
            variant="secondary"
            size="small"
            className="mt-3"
            onClick={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          >
            Try again
          </Button>
        </Alert>
      )}
    </>
  );
}
