import type { VacancyCard } from '@aarambh/contract';
import { salaryText } from '../../../platform/text/format.ts';
import { BriefcaseBusiness, IndianRupee, MapPin } from '../../../ui/display/icons.tsx';
import { Fact } from './fact.tsx';

interface VacancyFactsProps {
  vacancy: Pick<VacancyCard, 'locations' | 'experience' | 'fromSalary' | 'toSalary' | 'salaryNotDisclose' | 'payText'>;
}

/** Facts of a vacancy card: locations, experience and pay, each with an icon, on one line where there is room. */
export function VacancyFacts({ vacancy }: VacancyFactsProps) {
  const { locations, experience } = vacancy;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
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
