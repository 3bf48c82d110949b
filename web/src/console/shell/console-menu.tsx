import { type StaffProfile, staffSignOut } from '@aarambh/contract';
import { NavLink } from 'react-router';
import { Button, classNames } from '../../ui/index.ts';
import { clearStaffSession, staffApi } from '../api/index.ts';
import { entriesFor } from './menu.ts';
import { toggleTheme } from './staff-theme.ts';

/** Ends the session here at once, and on the server as soon as it answers. */
async function signOut(): Promise<void> {
  await staffApi(staffSignOut).catch(() => undefined);
  clearStaffSession();
}

const linkClasses = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'flex min-h-8 items-center justify-between rounded-md px-2.5 no-underline pointer-coarse:min-h-11',
    isActive ? 'bg-brand-soft font-semibold text-link' : 'text-ink hover:bg-sunken',
  );

interface ConsoleMenuProps {
  staff: StaffProfile;
  /** An entry was chosen. */
  onLeave: () => void;
  onShowKeys: () => void;
}

/** The screens that the roles allow, and what concerns the staff member. */
export function ConsoleMenu({ staff, onLeave, onShowKeys }: ConsoleMenuProps) {
  const quiet = { variant: 'quiet', size: 'small', className: 'w-full justify-start px-2.5' } as const;
  return (
    <nav aria-label="Console" className="grid gap-2 lg:px-2 lg:pb-2">
      {entriesFor(staff.permissions).map((group) => (
        <ul key={group[0]?.path} className="grid gap-px border-b border-line pb-2">
          {group.map(({ label, path, key }) => (
            <li key={path}>
              <NavLink to={`/${path}`} className={linkClasses} onClick={onLeave}>
                {label}
                <span aria-hidden="true" className="text-xs text-muted max-lg:hidden">
                  g {key}
                </span>
              </NavLink>
            </li>
          ))}
        </ul>
      ))}
      <div className="grid gap-px">
        <p className="px-2.5 text-sm font-semibold wrap-anywhere">{staff.fullName}</p>
        <p className="px-2.5 pb-1 text-sm text-muted">{staff.roles.join(', ')}</p>
        <Button
          {...quiet}
          onClick={() => {
            onLeave();
            onShowKeys();
          }}
        >
          Keys
        </Button>
        <Button {...quiet} onClick={toggleTheme}>
          Light or dark
        </Button>
        <Button {...quiet} onClick={signOut}>
          Sign out
        </Button>
      </div>
    </nav>
  );
}
