import { Chip } from '../../../ui/index.ts';

interface SkillListProps {
  skills: readonly string[];
  /** Show this many and count the rest; all without it. */
  most?: number | undefined;
}

/** Skills as badges; renders nothing without skills. */
export function SkillList({ skills, most = skills.length }: SkillListProps) {
  if (skills.length === 0) return null;
  // A badge that hides a single skill is no shorter than the skill.
  const shown = skills.length === most + 1 ? skills : skills.slice(0, most);
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
