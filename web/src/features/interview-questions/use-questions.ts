import type { InterviewQuestions } from '@aarambh/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { nextRound } from './next-round.ts';

/**
 * Rounds of questions about one subject: the newest one, the error of the last request, and a function that requests the
 * next. Requests while one is in flight are ignored; after a failure the shown questions stay.
 * @param subject query key of the subject
 */
export function useQuestions(subject: readonly unknown[], load: (round: number) => Promise<InterviewQuestions>) {
  const queries = useQueryClient();
  const queryKey = ['interview-questions', ...subject];
  const first = useQuery({
    queryKey,
    queryFn: async () => ({ rounds: [0], newest: await load(0) }),
    staleTime: Number.POSITIVE_INFINITY,
    // Not cached: skills may change between two visits.
    gcTime: 0,
  });
  const loaded = first.data;
  const next = useMutation({
    mutationFn: async ({ rounds, newest }: NonNullable<typeof loaded>) => {
      const round = nextRound(newest, rounds);
      return { rounds: [...rounds, round], newest: await load(round) };
    },
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
  });
  const busy = first.isFetching || next.isPending;
  return {
    /** Number of rounds shown so far. */
    number: loaded?.rounds.length ?? 0,
    newest: loaded?.newest,
    error: first.error ?? next.error,
    busy,
    requestNext() {
      if (busy) return;
      if (loaded) next.mutate(loaded);
      else void first.refetch();
    },
  };
}

export type Questions = ReturnType<typeof useQuestions>;
