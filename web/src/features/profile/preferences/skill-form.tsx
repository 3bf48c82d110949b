import { useState } from 'react';
import { PreferenceForm } from './preference-form.tsx';
import { useSkillSuggestions } from './use-skill-suggestions.ts';

/** Form to add a skill, with suggestions. */
export function SkillForm({ onAdd }: { onAdd: (skill: string) => Promise<boolean> }) {
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
