import { type StaffRole, staffRoles } from '@aarambh/contract';
import { CheckboxField, FieldError } from '../../../ui/index.ts';

/** What each role is for. */
const roleTexts: Record<StaffRole, string> = {
  recruiter: 'Recruiter: vacancies, companies, applicants, interviews',
  writer: 'Writer: writes resumes for members',
  trust: 'Trust: checks vacancies and members, suspends',
  support: 'Support: cases, members, messages',
  finance: 'Finance: money, prices, coupons',
  admin: 'Administrator: everything, and staff accounts',
};

interface RoleFieldsProps {
  roles: readonly StaffRole[];
  onChange: (roles: StaffRole[]) => void;
  error?: string | undefined;
}

/** The roles of a staff account; one person may have several. */
export function RoleFields({ roles, onChange, error }: RoleFieldsProps) {
  return (
    <fieldset className="grid" aria-describedby="roles-error">
      <legend className="text-sm font-semibold">Roles</legend>
      {staffRoles.map((role) => (
        <CheckboxField
          key={role}
          label={roleTexts[role]}
          checked={roles.includes(role)}
          onChange={({ target }) =>
            onChange(target.checked ? [...roles, role] : roles.filter((other) => other !== role))
          }
        />
      ))}
      <FieldError id="roles-error">{error}</FieldError>
    </fieldset>
  );
}
