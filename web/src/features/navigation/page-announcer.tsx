import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Announce } from '../../ui/index.ts';

/** Speaks the title of a page that was reached without loading a document; of the first one the browser speaks itself. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
  }, [pathname]);

  return <Announce text={title} />;
}
