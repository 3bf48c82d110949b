import { Badge } from '../../../ui/index.ts';

const MINUTE = 60_000;
const SOON = 60 * MINUTE;

/** A span in hours and minutes: "3 h 20 min", "40 min". */
function spanText(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE));
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

/** How much of the promised time for a reply is left. */
export function DueText({ dueOn, now }: { dueOn: string | null; now: Date }) {
  if (!dueOn) return <>–</>;
  const left = Date.parse(dueOn) - now.getTime();
  if (left <= 0) return <Badge tone="error">{spanText(-left)} late</Badge>;
  return <Badge tone={left < SOON ? 'warning' : 'neutral'}>{spanText(left)} left</Badge>;
}
