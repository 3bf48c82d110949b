import { BadgeIndianRupee, FileUp, Search } from '../../../ui/display/icons.tsx';
import { Card } from '../../../ui/index.ts';

const steps = [
  {
    Icon: Search,
    title: 'Search',
    text: 'Look for a job by title, place and experience. You do not need an account to read them.',
  },
  { Icon: FileUp, title: 'Upload your resume once', text: 'Register with your email and add a Word or PDF resume.' },
  {
    Icon: BadgeIndianRupee,
    title: 'Apply free',
    text: 'We send your resume to the employer. The employer decides and calls you; no one can promise you a job.',
  },
];

/** How applying works, in three steps. */
export function HowItWorks() {
  return (
    <section>
      <h2>How it works</h2>
      <ol className="mt-4 grid gap-4 md:grid-cols-3">
        {steps.map(({ Icon, title, text }, at) => (
          <Card as="li" key={title} className="flex gap-4 md:flex-col lg:flex-row">
            <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-brand-soft text-link">
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <div>
              <h3>
                {at + 1}. {title}
              </h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </Card>
        ))}
      </ol>
    </section>
  );
}
