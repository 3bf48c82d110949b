/** Common mail providers: anyone can have an address there. */
export const freeMailDomains: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com yahoo.com yahoo.in yahoo.co.in yahoo.co.uk ymail.com rocketmail.com rediffmail.com rediff.com outlook.com
  outlook.in outlook.co.in hotmail.com hotmail.in hotmail.co.in hotmail.co.uk live.com live.in msn.com icloud.com me.com aol.com
  protonmail.com proton.me pm.me mail.com email.com gmx.com zoho.com zoho.in zohomail.com zohomail.in yandex.com mail.ru inbox.com
  fastmail.com tutanota.com tutamail.com tuta.io hushmail.com mailinator.com`.split(/\s+/),
);
