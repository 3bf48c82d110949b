import type { StandardVacancy } from '@aarambh/contract';
import { dateText, salaryText } from '../../../platform/text/format.ts';
import { Button, KeyValueList, RichText } from '../../../ui/index.ts';

/** What job seekers will see of a form. */
export function VacancyPreview({ vacancy, onClose }: { vacancy: StandardVacancy; onClose: () => void }) {
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h3 className="text-lg wrap-anywhere">{vacancy.jobTitle}</h3>
        <p className="wrap-anywhere">{vacancy.orgName}</p>
      </div>
      <KeyValueList
        items={[
          { label: 'Places', value: [...vacancy.locations, ...vacancy.jobModes].join(', ') },
          { label: 'Experience', value: vacancy.experience },
          { label: 'Pay', value: salaryText(vacancy) },
          { label: 'Employment type', value: vacancy.jobTypes.join(', ') },
          { label: 'Skills', value: vacancy.skills.join(', ') },
          { label: 'Education', value: vacancy.educations.join(', ') },
          { label: 'Openings', value: vacancy.openings },
          { label: 'Last day to apply', value: dateText(new Date(Date.parse(vacancy.validThrough) - 1)) },
        ]}
      />
      <RichText html={vacancy.vacancyDescription} />
      <Button variant="secondary" onClick={onClose}>
        Back to the form
      </Button>
    </article>
  );
}
