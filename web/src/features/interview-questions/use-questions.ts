import type { InterviewQuestions } from '@aarambh/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { nextRound } from './next-round.ts';

/**
 * Rounds of questions about one subject: the newest, what went wrong with the next, and a way to ask for it. A press
 * while one is on its way does nothing; when it fails, the questions one reads stay, and the next press tries it again.
 * @param subject what tells it from others
 */
export function useQuestions(subject: readonly unknown[], load: (round: number) => Promise<InterviewQuestions>) {
  const queries = useQueryClient();
  const queryKey = ['interview-questions', ...subject];
  const first = useQuery({
    queryKey,
    queryFn: async () => ({ rounds: [0], newest: await load(0) }),
    staleTime: Number.POSITIVE_INFINITY,
    // Skills may change between two visits.
    gcTime: 0,
  });
  const asked = first.data;
  const next = useMutation({
    mutationFn: async ({ rounds, newest }: NonNullable<typeof asked>) => {
      const round = nextRound(newest, rounds);
      return { rounds: [...rounds, round], newest: await load(round) };
    },
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
  });
  const busy = first.isFetching || next.isPending;
  return {
    /** Tells a round from the one before. */
    number: asked?.rounds.length ?? 0,
    newest: asked?.newest,
    error: first.error ?? next.error,
    busy,
    ask() {
      if (busy) return;
      if (asked) next.mutate(asked);
      else void first.refetch();
    },
  };
}

export type Questions = ReturnType<typeof useQuestions>;
