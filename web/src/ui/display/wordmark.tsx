import { classNames } from '../class-names.ts';

/** The logo: a rising sun. */
function SunriseMark({ className = 'size-8' }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" fill="none" className={classNames('shrink-0', className)}>
      <path d="M8 21a8 8 0 0 1 16 0z" className="fill-accent" />
      <path
        d="M16 4.5v4.6M6.2 8.4l3.2 3.2M25.8 8.4l-3.2 3.2"
        className="stroke-accent"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d="M3.5 25.5h25" className="stroke-brand" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** Logo and name of the product; the name comes from the brand settings. */
export function Wordmark({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span className={classNames('inline-flex items-center gap-2', className)}>
      <SunriseMark />
      <span className="text-xl leading-none font-extrabold tracking-tight text-brand">{name}</span>
    </span>
  );
}
