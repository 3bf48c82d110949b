import type { JobSeekerSkill } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { dialogs } from '../../../ui/index.ts';
import { profileKeys } from '../profile-keys.ts';
import { PreferenceCard, type PreferenceCardWords } from './preference-card.tsx';
import { PreferenceDialog, PreferenceForm } from './preference-dialog.tsx';
import { changeList, type PreferenceItem } from './preference-list.ts';
import { addSkill, listSkills, removeSkill } from './preferences.api.ts';
import { usePreferenceDialog } from './use-preference-dialog.ts';
import { useSkillSuggestions } from './use-skill-suggestions.ts';

const words: PreferenceCardWords = {
  heading: 'Skill Sets',
  intro: 'List what you are good at',
  add: 'Add Skill',
  edit: 'Edit Skills',
  noun: ['Skill', 'Skills'],
  loading: 'Loading your skills...',
  empty: 'No Skills Added Yet',
  emptyText: 'Add your skills to highlight your expertise to employers',
};

const asItems = (skills: JobSeekerSkill[]): PreferenceItem[] =>
  skills.map(({ jobSeekerSkillID, skill }) => ({ id: jobSeekerSkillID, label: skill }));

interface SkillSetsCardProps {
  accountID: number;
  /** Something changed that counts for the profile progress. */
  onChanged: () => void;
}

/** Skills of the account (core §2, §5). */
export function SkillSetsCard({ accountID, onChanged }: SkillSetsCardProps) {
  const list = useQuery({
    queryKey: profileKeys.skills(accountID),
    queryFn: () => listSkills(api, accountID),
    select: asItems,
  });
  const dialog = usePreferenceDialog(list, onChanged);

  const remove = ({ id }: PreferenceItem) => changeList(list, removeSkill(api, Number(id)), dialogs.success);

  async function removeFromCard(item: PreferenceItem) {
    if (await remove(item)) onChanged();
  }

  return (
    <>
      <PreferenceCard words={words} list={list} onRemove={removeFromCard} onEdit={dialog.show} />
      <PreferenceDialog
        title="Add/Edit Skill"
        added="Added Skills"
        words={words}
        list={list}
        onRemove={remove}
        open={dialog.open}
        onClose={dialog.close}
      >
        <SkillForm onAdd={(skill) => changeList(list, addSkill(api, accountID, skill), dialogs.success)} />
      </PreferenceDialog>
    </>
  );
}

function SkillForm({ onAdd }: { onAdd: (skill: string) => Promise<boolean> }) {
  const [typed, setTyped] = useState('');
  return (
    <PreferenceForm
      label="Skill"
      name="skill"
      schema={() => import('./preferences-schemas.ts').then((module) => module.skillSchema)}
      typed={typed}
      onType={setTyped}
      suggestions={useSkillSuggestions(typed)}
      hint="Tip: add 5-10 skills."
      placeholder="For example: Tally"
      onAdd={onAdd}
    />
  );
}
