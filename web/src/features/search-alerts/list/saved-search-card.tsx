import { type AlertChannel, type AlertFrequency, alertFrequencies, type SavedSearch } from '@aarambh/contract';
import { useRef } from 'react';
import { Link } from 'react-router';
import { dateText } from '../../../platform/text/format.ts';
import { Trash2 } from '../../../ui/display/icons.tsx';
import { Badge, Card, CheckboxFilter, IconButton, SelectField } from '../../../ui/index.ts';
import { useSavedSearches } from './use-saved-searches.ts';

const frequencyLabels: Record<AlertFrequency, string> = {
  instant: 'Immediately, at most 4 a day',
  daily: 'Daily at 8 am',
  weekly: 'Mondays at 8 am',
  off: 'No alerts, only a count here',
};

const channelLabels: Record<AlertChannel, string> = {
  mail: 'Email',
  push: 'Notification in my browsers',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
};

const frequencyOptions = alertFrequencies
  .toSorted((a, b) => Object.keys(frequencyLabels).indexOf(a) - Object.keys(frequencyLabels).indexOf(b))
  .map((value) => ({ value, label: frequencyLabels[value] }));

const newJobs = (count: number): string => `${count >= 100 ? '100+' : count} new ${count === 1 ? 'job' : 'jobs'}`;

interface SavedSearchCardProps {
  search: SavedSearch;
  /** The ways that the account can get alerts. */
  channels: readonly AlertChannel[];
  accountID: number;
}

/** A saved search or a followed company: its list, its new jobs, and its alerts. */
export function SavedSearchCard({ search, channels, accountID }: SavedSearchCardProps) {
  const { change, remove, open } = useSavedSearches(accountID);
  const card = useRef<HTMLDivElement>(null);
  const { title, path, frequency, newCount, savedOn, lastAlertOn } = search;
  const isCompany = search.companyID !== null;
  const chosen = search.channels.filter((channel) => channels.includes(channel));

  function choose(values: string[]) {
    const next = channels.filter((channel) => values.includes(channel));
    // Without any way there are no alerts.
    void change(search, next.length === 0 ? { frequency: 'off', channels: [] } : { channels: next });
  }

  function changeFrequency(value: string) {
    const next = alertFrequencies.find((one) => one === value) ?? frequency;
    void change(search, { frequency: next, channels: next === 'off' || chosen.length > 0 ? chosen : ['mail'] });
  }

  function removeCard() {
    // The focus goes to the next card, or the one before.
    const item = card.current?.closest('li');
    const near = item?.nextElementSibling ?? item?.previousElementSibling;
    near?.querySelector('a')?.focus();
    void remove(search);
  }

  return (
    <div ref={card}>
      <Card>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="text-lg wrap-anywhere">
              <Link to={path} onClick={() => open(search)} className="inline-flex min-h-11 items-center">
                {title}
              </Link>
            </h2>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
              {newCount > 0 && <Badge tone="success">{newJobs(newCount)}</Badge>}
              <span>
                {isCompany ? 'Followed' : 'Saved'} {dateText(savedOn)}
                {lastAlertOn && `, last alert ${dateText(lastAlertOn)}`}
              </span>
            </p>
          </div>
          <IconButton label={`Remove ${title}`} icon={<Trash2 className="size-5" />} onClick={removeCard} />
        </div>
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <SelectField
            label="How often"
            options={frequencyOptions}
            value={frequency}
            onChange={(event) => changeFrequency(event.target.value)}
          />
          {frequency !== 'off' && (
            <CheckboxFilter
              legend="How"
              name={`how-${search.savedSearchID}`}
              options={channels.map((value) => ({ value, label: channelLabels[value] }))}
              values={chosen}
              onChange={choose}
            />
          )}
        </div>
      </Card>
    </div>
  );
}
