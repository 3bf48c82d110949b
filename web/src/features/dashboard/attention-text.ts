const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What waits for somebody, in a sentence; what the dashboard is for when nothing does. */
export function attentionText({ unread, upcoming }: { unread: number; upcoming: number }): string {
  const waiting = [
    unread > 0 && counted(unread, 'new priority job', 'new priority jobs'),
    upcoming > 0 && counted(upcoming, 'upcoming interview', 'upcoming interviews'),
  ].filter((part) => part !== false);
  return waiting.length > 0
    ? `You have ${waiting.join(' and ')}.`
    : 'Your jobs, your interviews, and what we work on for you.';
}
