import { useNavigate, useParams } from 'react-router';
import { useFilterAddress } from './use-filter-address.ts';

/**
 * The row of a list that is open in the pane beside it: its number in the path. The filters in the address stay.
 * @param list the path of the list, such as `/vacancies`
 * @param parameter the name of the number in the path of the open row
 */
export function useOpenRow(list: string, parameter: string) {
  const { [parameter]: number = '' } = useParams();
  const filters = useFilterAddress();
  const navigate = useNavigate();
  return {
    /** Undefined without a row, or for a path that is not a number. */
    openID: /^[1-9]\d{0,9}$/.test(number) ? Number(number) : undefined,
    /** The address without an open row. */
    closeTo: `${list}${filters}`,
    open: (id: number | undefined) => void navigate(`${list}${id === undefined ? '' : `/${id}`}${filters}`),
  };
}
