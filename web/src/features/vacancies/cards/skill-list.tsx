import { Chip } from '../../../ui/index.ts';

interface SkillListProps {
  skills: readonly string[];
  /** Maximum number shown; the rest is counted. Default: all. */
  max?: number | undefined;
}

/** Skills as badges; renders nothing without skills. */
export function SkillList({ skills, max = skills.length }: SkillListProps) {
  if (skills.length === 0) return null;
  // A '+1' badge is not shorter than the skill it hides.
  const shown = skills.length === max + 1 ? skills : skills.slice(0, max);
  const hidden = skills.length - shown.length;
  return (
    <ul aria-label="Skills" className="flex flex-wrap items-center gap-2">
      {shown.map((skill) => (
        <li key={skill} className="flex max-w-full">
          <Chip label={skill} />
        </li>
      ))}
      {hidden > 0 && <li className="text-sm text-muted">+{hidden} more</li>}
    </ul>
  );
}
