import { type ReactNode, useId } from 'react';
import { classNames, PageContainer } from '../../../ui/index.ts';

interface SectionProps {
  title: string;
  intro?: string | undefined;
  /** Coloured background. */
  tinted?: boolean;
  children: ReactNode;
}

/** Full-width section of a marketing page. */
export function Section({ title, intro, tinted = false, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(tinted && 'border-y border-line bg-sunken')}>
      <PageContainer className="py-10 md:py-14">
        <h2 id={id} className="text-2xl md:text-3xl">
          {title}
        </h2>
        {intro && <p className="mt-2 max-w-2xl text-lg text-pretty text-muted">{intro}</p>}
        <div className="mt-6">{children}</div>
      </PageContainer>
    </section>
  );
}
