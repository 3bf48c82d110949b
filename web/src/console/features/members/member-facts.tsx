import type { MemberDetails } from '@aarambh/contract';
import { ageText, dateTimeText } from '../../../platform/text/format.ts';
import { KeyValueList } from '../../../ui/index.ts';

const contact = (text: string, isVerified: boolean) => text && `${text} (${isVerified ? 'verified' : 'not verified'})`;

/** Contact and counts of a member. */
export function MemberFacts({ member }: { member: MemberDetails }) {
  const { email, isEmailVerified, mobileNo, isMobileVerified, hasPassword, passkeys, sessions, lastUsedOn } = member;
  const signInMethods = [hasPassword && 'password', passkeys > 0 && `passkeys: ${passkeys}`].filter(Boolean).join(', ');
  return (
    <section aria-label="Contact and account" className="wrap-anywhere">
      <KeyValueList
        emptyMark="–"
        items={[
          { label: 'Number', value: member.memberID },
          { label: 'Registered', value: dateTimeText(member.registeredOn) },
          { label: 'Email', value: member.isErased ? '' : contact(email, isEmailVerified) },
          { label: 'Mobile', value: contact(mobileNo, isMobileVerified) },
          { label: 'Country', value: member.country },
          { label: 'Signs in with', value: signInMethods || 'provider or OTP' },
          { label: 'Signed in on', value: sessions === 1 ? '1 device' : `${sessions} devices` },
          { label: 'Last used', value: lastUsedOn && ageText(lastUsedOn, new Date()) },
          { label: 'Plans', value: member.plans.join(', ') },
          { label: 'Applications', value: member.applications },
          { label: 'Open cases', value: member.openCases },
        ]}
      />
    </section>
  );
}
