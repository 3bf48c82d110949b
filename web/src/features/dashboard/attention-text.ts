const pluralise = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** A sentence with the number of new jobs and interviews; a description of the dashboard when there are none. */
export function attentionText({ unread, upcoming }: { unread: number; upcoming: number }): string {
  const parts = [
    unread > 0 && pluralise(unread, 'new priority job', 'new priority jobs'),
    upcoming > 0 && pluralise(upcoming, 'upcoming interview', 'upcoming interviews'),
  ].filter((part) => part !== false);
  return parts.length > 0 ? `You have ${parts.join(' and ')}.` : 'Your jobs, interviews and services in one place.';
}
