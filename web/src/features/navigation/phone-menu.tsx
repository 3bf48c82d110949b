import { FREE_PLAN } from '@aarambh/contract';
import { LinkButton, Sheet } from '../../ui/index.ts';
import { EmployerLink, Entries, LogoutButton, planLinks, planText, Welcome } from './menu-entries.tsx';
import { menus } from './menus.ts';

/** Heading of a group of entries on phones; on wide screens the group is a menu. */
const Group = ({ children }: { children: string }) => (
  <h3 className="mt-3 border-t border-line px-3 pt-4 pb-1 text-sm text-muted">{children}</h3>
);

interface PhoneMenuProps {
  plan: string;
  unread: number;
  open: boolean;
  onClose: () => void;
}

/** All pages in a sheet, on phones. */
export default function PhoneMenu({ plan, unread, open, onClose }: PhoneMenuProps) {
  return (
    <Sheet title="Menu" open={open} onClose={onClose}>
      <nav aria-label="Menu" className="grid">
        <div className="when-in contents">
          <Welcome className="px-3 py-1 font-semibold" />
          <span className="px-3 pb-1 text-muted">{planText(plan)}</span>
          <Entries entries={[...planLinks(plan), ...menus.signedIn]} unread={unread} onSelect={onClose} />
          {plan === FREE_PLAN && <Entries entries={menus.freePlan} onSelect={onClose} />}
        </div>
        <div className="when-out contents">
          <Entries entries={[...menus.signedOut, ...menus.saved]} onSelect={onClose} />
        </div>
        <Entries entries={menus.always} onSelect={onClose} />
        <div className="when-in contents">
          <Group>My Profile</Group>
          <Entries entries={menus.profile} onSelect={onClose} />
          <Group>My Account</Group>
          <Entries entries={menus.account} onSelect={onClose} />
          <LogoutButton />
        </div>
        <div className="when-out contents">
          <EmployerLink />
          <LinkButton to="/account/register" onClick={onClose} className="mx-3 mt-3">
            Register
          </LinkButton>
        </div>
      </nav>
    </Sheet>
  );
}
