import type { CallDefinition, CallInput, CallReply } from '@aarambh/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staffApi } from './staff-api.ts';

/** The query key of a call; without input that of all its replies. */
export const keyOfCall = (definition: CallDefinition, input?: object): unknown[] => [
  definition.path,
  ...(input ? [input] : []),
];

interface StaffQueryOptions {
  /** Waits while false. */
  enabled?: boolean | undefined;
  /** Shows the last reply while another page or filter loads. Not for details: they would be those of another row. */
  keepPrevious?: boolean | undefined;
  /** Refetch interval in ms while the tab is visible, such as for a list of work. */
  refetchMs?: number | undefined;
}

/**
 * Loads the reply of a call: `data`, `total` (of X-Total-Count; undefined without), `isCapped` (the total is at least
 * this), `isBusy` while anything loads, `isPending` before the first reply, `error`, and `reload`.
 */
export function useStaffQuery<const D extends CallDefinition>(
  definition: D,
  input: CallInput<D>,
  { enabled = true, keepPrevious, refetchMs }: StaffQueryOptions = {},
) {
  const query = useQuery({
    queryKey: keyOfCall(definition, input as object),
    queryFn: async () => {
      const { reply, headers } = await (staffApi.withHeaders as CallWithHeaders)(definition, input);
      const total = headers['x-total-count'];
      return {
        reply: reply as CallReply<D>,
        total: total === undefined ? undefined : Number(total),
        isCapped: headers['x-total-capped'] !== undefined,
      };
    },
    enabled,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(refetchMs ? { refetchInterval: refetchMs } : {}),
  });
  const { data, error, isPending, isFetching, refetch } = query;
  return {
    data: data?.reply,
    total: data?.total,
    isCapped: data?.isCapped ?? false,
    error,
    isPending,
    isBusy: isFetching,
    reload: () => void refetch(),
  };
}

/** The client without the relation between a call and its input, which TypeScript does not follow into a generic. */
type CallWithHeaders = (
  definition: CallDefinition,
  input: object,
) => Promise<{ reply: unknown; headers: Record<string, string> }>;
