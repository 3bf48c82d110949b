import { Chip } from '../actions/chip.tsx';
import { Logo } from '../display/avatar.tsx';
import { Badge } from '../display/badge.tsx';
import { Card } from '../display/card.tsx';
import { BriefcaseBusiness, MapPin, Wallet } from '../display/icons.tsx';

const skills = [
  'React',
  'TypeScript',
  'Node.js',
  'PostgreSQL',
  'Amazon Web Services',
  'Docker',
  'Kubernetes',
  'GraphQL',
  'Tailwind CSS',
  'Jest',
  'Continuous integration',
  'Written communication in English and Hindi',
];

/** Components combined as in a vacancy list: the longest names and twelve skills must fit. */
export function VacancySample() {
  return (
    <Card as="article" className="grid grid-cols-1 gap-3">
      <div className="flex gap-3">
        <Logo name="Bharatiya Antariksh Anusandhan Prashikshan Sansthan Private Limited" />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg">
            Senior Software Development Engineer (Full Stack, Payments and Settlement Platform)
          </h2>
          <p className="text-muted">Bharatiya Antariksh Anusandhan Prashikshan Sansthan Private Limited</p>
        </div>
      </div>
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-1.5 wrap-anywhere">
        <li>
          <Badge tone="success">New</Badge>
        </li>
        <li className="inline-flex items-center gap-1.5">
          <MapPin aria-hidden="true" className="size-4 text-muted" /> Thiruvananthapuram, Kerala
        </li>
        <li className="inline-flex items-center gap-1.5">
          <BriefcaseBusiness aria-hidden="true" className="size-4 text-muted" /> 5–8 years
        </li>
        <li className="inline-flex items-center gap-1.5">
          <Wallet aria-hidden="true" className="size-4 text-muted" /> ₹12,50,000–₹18,00,000 a year
        </li>
      </ul>
      <div className="flex flex-wrap gap-2">
        {skills.map((skill) => (
          <Chip key={skill} label={skill} />
        ))}
      </div>
    </Card>
  );
}
