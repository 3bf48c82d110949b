import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const widths = { narrow: 'max-w-md', text: 'max-w-3xl', wide: 'max-w-6xl' };

interface PageContainerProps {
  /** narrow 448 px for forms, text 768 px for reading, wide 1152 px for lists (the usual). */
  width?: keyof typeof widths | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Centres a page's content and keeps its margin on every screen width. */
export function PageContainer({ width = 'wide', className, children }: PageContainerProps) {
  return (
    <div className={classNames('mx-auto w-full px-4 py-6 sm:px-6 md:py-8', widths[width], className)}>{children}</div>
  );
}
