import {
  BriefcaseBusiness,
  CalendarPlus,
  Clock,
  Eye,
  FileText,
  type IconComponent,
  IndianRupee,
  MapPin,
  Pencil,
  Phone,
  ShieldCheck,
} from '../../../ui/display/icons.tsx';
import { Card } from '../../../ui/index.ts';
import type { Point, Sign, SignedPoint } from './landing.ts';

const icons: Record<Sign, IconComponent> = {
  calendar: CalendarPlus,
  shield: ShieldCheck,
  talk: Phone,
  clock: Clock,
  eye: Eye,
  rupee: IndianRupee,
  file: FileText,
  pencil: Pencil,
  people: BriefcaseBusiness,
  place: MapPin,
};

/** Benefits with icons. */
export function Points({ points }: { points: readonly SignedPoint[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      {points.map(({ sign, title, text }) => {
        const Icon = icons[sign];
        return (
          <Card as="li" key={title} className="flex gap-4">
            <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft text-link">
              <Icon className="size-5" />
            </span>
            <div className="min-w-0">
              <h3>{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </Card>
        );
      })}
    </ul>
  );
}

/** Situations with neutral markers. */
export function Situations({ points }: { points: readonly Point[] }) {
  return (
    <ul
      className={`grid gap-x-8 gap-y-5 sm:grid-cols-2 ${points.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
    >
      {points.map(({ title, text }) => (
        <li key={title} className="border-s-4 border-brand ps-4">
          <h3>{title}</h3>
          <p className="mt-1 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Numbered steps: vertical on phones, horizontal on wide screens. */
export function Steps({ steps }: { steps: readonly Point[] }) {
  return (
    <ol className="grid md:grid-cols-4 md:gap-x-6">
      {steps.map(({ title, text }, at) => (
        <li key={title} className="group relative flex gap-4 pb-6 last:pb-0 md:block md:pb-0">
          <span
            aria-hidden="true"
            className="absolute start-5.5 top-11 bottom-0 w-px bg-line-strong group-last:hidden md:start-11 md:-end-6 md:top-5.5 md:bottom-auto md:h-px md:w-auto"
          />
          <span className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-brand text-lg font-semibold text-brand-ink">
            {at + 1}
          </span>
          <div className="md:mt-3">
            <h3>{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
