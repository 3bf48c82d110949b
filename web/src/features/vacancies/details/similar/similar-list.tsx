import type { VacancyCard } from '@aarambh/contract';
import { useEffect, useState } from 'react';
import { VacancyList } from '../../cards/vacancy-list.tsx';
import { SimilarSkeleton } from './similar-skeleton.tsx';
import { listSimilarVacancies } from './similar-vacancies.api.ts';

/** Similar vacancies; undefined while they load, none after a failure: the link below remains. */
function useSimilar(vacancyID: number): readonly VacancyCard[] | undefined {
  const [similar, setSimilar] = useState<readonly VacancyCard[]>();
  useEffect(() => {
    let current = true;
    listSimilarVacancies(vacancyID).then(
      (found) => current && setSimilar(found),
      () => current && setSimilar([]),
    );
    return () => {
      current = false;
    };
  }, [vacancyID]);
  return similar;
}

/** The cards of similar jobs. */
export default function SimilarList({ vacancyID }: { vacancyID: number }) {
  const similar = useSimilar(vacancyID);
  if (!similar) return <SimilarSkeleton />;
  if (similar.length === 0) return <p className="text-muted">There are no similar jobs at the moment.</p>;
  return <VacancyList vacancies={similar} layout="grid" level={3} />;
}
