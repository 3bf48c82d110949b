/** Hosts where anyone can have a page or a mailbox: an address there proves nothing about a company. */
const SHARED_HOSTS = new Set(
  (
    'gmail.com googlemail.com google.com yahoo.com yahoo.co.in yahoo.in ymail.com outlook.com hotmail.com live.com msn.com ' +
    'rediffmail.com rediff.com icloud.com me.com aol.com proton.me protonmail.com zoho.com zohomail.in mail.com gmx.com ' +
    'yandex.com blogspot.com wordpress.com wixsite.com weebly.com godaddysites.com business.site sites.google.com ' +
    'github.io netlify.app vercel.app web.app firebaseapp.com myshopify.com facebook.com instagram.com linkedin.com ' +
    'justdial.com indiamart.com tradeindia.com linktr.ee bit.ly t.me wa.me'
  ).split(' '),
);

/**
 * The domain of a website without `www.`; empty for anything that is not a web address, and for hosts that anyone can
 * use.
 */
export function domainOfWebsite(website: string): string {
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  if (!website || !URL.canParse(address)) return '';
  const host = new URL(address).hostname.replace(/^www\./, '').replace(/\.$/, '');
  const isShared = [...SHARED_HOSTS].some((shared) => host === shared || host.endsWith(`.${shared}`));
  return isShared || !/^[^.]+(\.[^.]+)+$/.test(host) || /^[\d.]+$/.test(host) ? '' : host;
}

/** Whether an address is at a domain or below it. */
export function isAtDomain(email: string, domain: string): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domain !== '' && (host === domain || host.endsWith(`.${domain}`));
}
