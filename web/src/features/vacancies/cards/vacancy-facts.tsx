import type { VacancyCard } from '@aarambh/contract';
import { salaryText } from '../../../platform/text/format.ts';
import { BriefcaseBusiness, IndianRupee, MapPin } from '../../../ui/display/icons.tsx';
import { classNames } from '../../../ui/index.ts';
import { Fact } from './fact.tsx';

interface VacancyFactsProps {
  vacancy: Pick<VacancyCard, 'locations' | 'experience' | 'fromSalary' | 'toSalary' | 'salaryNotDisclose' | 'payText'>;
  /** Whether the facts share one line where there is room; needs an ancestor that is a size container. */
  isInline?: boolean | undefined;
}

/** Facts of a vacancy card: locations, experience and pay, each with an icon. */
export function VacancyFacts({ vacancy, isInline = false }: VacancyFactsProps) {
  const { locations, experience } = vacancy;
  return (
    <ul className={classNames('grid gap-1.5 text-sm', isInline && '@lg:flex @lg:flex-wrap @lg:gap-x-6')}>
      {locations.length > 0 && (
        <Fact Icon={MapPin} label="Location">
          <span className="line-clamp-2">{locations.join(', ')}</span>
        </Fact>
      )}
      {experience && (
        <Fact Icon={BriefcaseBusiness} label="Experience">
          {experience}
        </Fact>
      )}
      <Fact Icon={IndianRupee} label="Pay">
        {salaryText(vacancy)}
      </Fact>
    </ul>
  );
}
