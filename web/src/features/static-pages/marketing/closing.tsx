import type { ReactNode } from 'react';
import { PageContainer } from '../../../ui/index.ts';

interface ClosingProps {
  title: string;
  text: string;
  /** Call to action. */
  children: ReactNode;
}

/** Closing section of a marketing page with a call to action. */
export function Closing({ title, text, children }: ClosingProps) {
  return (
    <section className="-mb-16 border-t border-line bg-brand-soft">
      <PageContainer className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-10 md:py-14">
        <div className="max-w-2xl">
          <h2 className="text-2xl md:text-3xl">{title}</h2>
          <p className="mt-2 text-lg text-pretty text-muted">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </PageContainer>
    </section>
  );
}
