import type { JobSeekerSkill } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { dialogs } from '../../../ui/index.ts';
import { profileKeys } from '../profile-keys.ts';
import { PreferenceCard, type PreferenceCardTexts } from './preference-card.tsx';
import { PreferenceDialog } from './preference-dialog.tsx';
import { changeList, type PreferenceItem } from './preference-list.ts';
import { addSkill, listSkills, removeSkill } from './preferences.api.ts';
import { usePreferenceDialog } from './use-preference-dialog.ts';

// Loaded lazily: most visits only read the list.
const SkillForm = lazy(() => import('./skill-form.tsx').then((module) => ({ default: module.SkillForm })));

const texts: PreferenceCardTexts = {
  heading: 'Skill Sets',
  intro: 'List what you are good at',
  add: 'Add Skill',
  edit: 'Edit Skills',
  noun: ['Skill', 'Skills'],
  loading: 'Loading your skills...',
  empty: 'No Skills Added Yet',
  emptyText: 'Add your skills to highlight your expertise to employers',
};

const toItems = (skills: JobSeekerSkill[]): PreferenceItem[] =>
  skills.map(({ jobSeekerSkillID, skill }) => ({ id: jobSeekerSkillID, label: skill }));

interface SkillSetsCardProps {
  accountID: number;
  /** Called after a change that may affect the profile progress. */
  onChanged: () => void;
}

/** Skills of the account (core §2, §5). */
export function SkillSetsCard({ accountID, onChanged }: SkillSetsCardProps) {
  const list = useQuery({
    queryKey: profileKeys.skills(accountID),
    queryFn: () => listSkills(api, accountID),
    select: toItems,
  });
  const dialog = usePreferenceDialog(list, onChanged);

  const remove = ({ id }: PreferenceItem) => changeList(list, removeSkill(api, Number(id)), dialogs.success);

  async function removeFromCard(item: PreferenceItem) {
    if (await remove(item)) onChanged();
  }

  return (
    <>
      <PreferenceCard texts={texts} list={list} onRemove={removeFromCard} onEdit={dialog.show} />
      <PreferenceDialog
        title="Add/Edit Skill"
        added="Added Skills"
        texts={texts}
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
