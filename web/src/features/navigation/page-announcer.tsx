import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Announce } from '../../ui/index.ts';

/** Announces the page title to screen readers after a client-side navigation; browsers announce a loaded document. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
  }, [pathname]);

  return <Announce text={title} />;
}
