import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Menu } from '../actions/menu.tsx';
import { Announce } from '../feedback/announce.tsx';
import { RadioFilter } from '../fields/radio-filter.tsx';
import { dialogs } from '../layers/dialogs.ts';
import { Sheet } from '../layers/sheet.tsx';
import { showToast } from '../layers/toasts.ts';
import { Tabs } from '../navigation/tabs.tsx';
import { Row, Section } from './gallery-parts.tsx';

function Dialogs() {
  const [answer, setAnswer] = useState('');

  async function question() {
    const yes = await dialogs.confirm({
      title: 'Delete your resume?',
      text: 'Employers can no longer see it.',
      confirmLabel: 'Yes, delete it',
      cancelLabel: 'Keep it',
      danger: true,
    });
    setAnswer(yes ? 'Answered yes' : 'Answered no');
  }

  return (
    <Row>
      <Button variant="secondary" onClick={() => dialogs.info({ text: 'Your profile is under review.' })}>
        Info
      </Button>
      <Button variant="secondary" onClick={() => dialogs.success({ text: 'Saved. Redirecting...', closeAfter: 2500 })}>
        Success, closes itself
      </Button>
      <Button variant="secondary" onClick={() => dialogs.warning({ text: 'Complete your profile first.' })}>
        Warning
      </Button>
      <Button variant="secondary" onClick={() => dialogs.error({ text: 'The server cannot be reached. Try again.' })}>
        Error
      </Button>
      <Button variant="danger" onClick={question}>
        Confirm
      </Button>
      <span>{answer}</span>
      <Announce text={answer} />
    </Row>
  );
}

function Toasts() {
  return (
    <Row>
      <Button variant="secondary" onClick={() => showToast('Link copied')}>
        Toast
      </Button>
      <Button
        variant="secondary"
        onClick={() => showToast('Sales Executive removed from your saved jobs', { undo: () => showToast('Put back') })}
      >
        Toast with Undo
      </Button>
    </Row>
  );
}

function Layers() {
  const [open, setOpen] = useState(false);
  const [sort, setSort] = useState('new');
  const close = () => setOpen(false);
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>Open a sheet</Button>
      <Sheet
        title="Filters"
        open={open}
        onClose={close}
        footer={
          <Button className="w-full" onClick={close}>
            Show 1,204 jobs
          </Button>
        }
      >
        <RadioFilter
          legend="Sort by"
          name="sort"
          value={sort}
          onChange={setSort}
          options={Array.from({ length: 18 }, (_, at) => ({ value: at ? `${at}` : 'new', label: `Order ${at + 1}` }))}
        />
      </Sheet>
      <Menu
        align="start"
        label="My Account"
        items={[
          { label: 'Change password', to: '#password' },
          { label: 'A very long entry that must wrap on a small phone', to: '#long' },
          { label: 'Log out', onSelect: () => dialogs.info({ text: 'Logged out.' }) },
        ]}
      />
    </Row>
  );
}

function Tabbed() {
  const [tab, setTab] = useState('about');
  const tabs = [
    { value: 'about', label: 'About' },
    { value: 'jobs', label: 'Jobs (12)' },
    { value: 'reviews', label: 'Reviews' },
  ];
  return (
    <Tabs label="Company" tabs={tabs} value={tab} onChange={setTab}>
      <p>The panel of “{tab}”.</p>
    </Tabs>
  );
}

/** Dialogs, toasts, sheets, menus, tabs and disclosures. */
export function LayerGallery() {
  return (
    <>
      <Section title="Dialogs">
        <Dialogs />
      </Section>
      <Section title="Toasts">
        <Toasts />
      </Section>
      <Section title="Sheet, menu, tabs">
        <Layers />
        <Tabbed />
      </Section>
    </>
  );
}
