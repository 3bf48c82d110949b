/** Gmail ignores points before the @, and has two domains. */
const GMAIL = /^(gmail|googlemail)\.com$/;

/**
 * The address by which a person is counted: in lower case, without the part after a plus, and for Gmail without points.
 * Spellings that reach one mailbox have one identity.
 */
export function toMailIdentity(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const [mailbox = ''] = address.slice(0, Math.max(at, 0)).split('+');
  if (mailbox === '') return address;
  const domain = address.slice(at + 1);
  return GMAIL.test(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}
