import { useMemo } from 'react';
import { Tabs } from '../../../ui/index.ts';
import { ConsolePage, useFilters } from '../../ui/index.ts';
import { MessageList } from './message-list.tsx';
import { TemplateList } from './template-list.tsx';

const defaults = { view: 'sent' };

/** Mails, SMS and WhatsApp messages: what failed and why, and the templates with sample data. */
export function Component() {
  const { filters, setFilters } = useFilters(defaults);
  const view = filters.view === 'templates' ? 'templates' : 'sent';
  const tabs = useMemo(
    () => [
      { value: 'sent', label: 'Messages' },
      { value: 'templates', label: 'Templates' },
    ],
    [],
  );
  return (
    <ConsolePage title="Messages">
      <Tabs label="Messages and templates" tabs={tabs} value={view} onChange={(chosen) => setFilters({ view: chosen })}>
        {view === 'templates' ? <TemplateList /> : <MessageList />}
      </Tabs>
    </ConsolePage>
  );
}
