import { brand } from '../../../lib/brand.ts';
import { escapeHtml } from '../../../lib/html/escape-html.ts';

/** Content of a mail as plain text; `mailHtml` and `mailText` render it. */
export interface MailContent {
  subject: string;
  /** Preview text shown next to the subject. */
  preheader: string;
  greeting: string;
  /** Paragraphs before the button, code or facts. */
  before: string[];
  button?: { label: string; link: string };
  code?: string;
  facts?: [label: string, value: string][];
  /** Lists of links, each with a heading. */
  sections?: MailSection[];
  after: string[];
  /** A question with links as its answers, after the text. */
  question?: MailQuestion | undefined;
  /** Why the recipient gets this mail. */
  why: string;
  /** Below `why`: the links that end or change these mails. */
  footerLinks?: { label: string; link: string }[];
}

/** A question whose answers are links. */
export interface MailQuestion {
  text: string;
  links: { label: string; link: string }[];
  /** Small, when the mail is about something else. */
  isSmall?: boolean;
}

/** A list in a mail, such as the new jobs of a saved search. */
export interface MailSection {
  heading: string;
  items: { label: string; link: string; details: string[] }[];
  links: { label: string; link: string }[];
}

const TEAL = '#0b6872';
const FONT = "font-family:'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif";

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:#1f2423">${escapeHtml(text)}</p>`;

const buttonHtml = ({ label, link }: { label: string; link: string }) => `
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr>
<td style="background:${TEAL};border-radius:8px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 24px;${FONT};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>
<p style="margin:0 0 16px;font-size:14px;line-height:20px;color:#5b625f">If the button does not open, copy this address into your browser:<br><a href="${escapeHtml(link)}" style="color:#0a626c;word-break:break-all">${escapeHtml(link)}</a></p>`;

const codeHtml = (code: string) => `
<p style="margin:8px 0 24px;padding:16px;background:#e0f1f1;border-radius:8px;text-align:center;font-family:'Courier New',monospace;font-size:32px;line-height:40px;font-weight:700;letter-spacing:8px;color:#084f57">${escapeHtml(code)}</p>`;

const factsHtml = (facts: [string, string][]) => `
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-top:1px solid #e0dbd2">${facts
  .map(
    ([label, value]) => `<tr>
<td style="padding:10px 12px 10px 0;border-bottom:1px solid #e0dbd2;font-size:14px;color:#5b625f;vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td>
<td style="padding:10px 0;border-bottom:1px solid #e0dbd2;font-size:14px;color:#1f2423;word-break:break-word">${escapeHtml(value)}</td></tr>`,
  )
  .join('')}</table>`;

const questionHtml = ({ text, links, isSmall }: MailQuestion): string => {
  const look = isSmall
    ? 'font-size:14px;line-height:24px;color:#5b625f'
    : 'padding:12px 16px;background:#e0f1f1;border-radius:8px;font-size:16px;line-height:28px;color:#1f2423';
  return `<p style="margin:0 0 16px;${look}">${escapeHtml(text)}<br>${links.map(linkHtml).join(' &nbsp;·&nbsp; ')}</p>`;
};

const linkHtml = ({ label, link }: { label: string; link: string }) =>
  `<a href="${escapeHtml(link)}" style="color:#0a626c">${escapeHtml(label)}</a>`;

const sectionHtml = ({ heading, items, links }: MailSection) => `
<h2 style="margin:24px 0 4px;font-size:18px;line-height:24px;color:#1f2423">${escapeHtml(heading)}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 8px">${items
  .map(
    ({ label, link, details }) => `<tr>
<td style="padding:12px 0;border-bottom:1px solid #e0dbd2;font-size:14px;line-height:20px;color:#5b625f;word-break:break-word"><a href="${escapeHtml(link)}" style="font-size:16px;line-height:24px;font-weight:600;color:#0a626c;text-decoration:none">${escapeHtml(label)}</a>${details.map((text) => `<br>${escapeHtml(text)}`).join('')}</td></tr>`,
  )
  .join('')}</table>
<p style="margin:0 0 16px;font-size:14px;line-height:24px;color:#5b625f">${links.map(linkHtml).join(' &nbsp;·&nbsp; ')}</p>`;

const questionText = ({ text, links }: MailQuestion): string =>
  [text, ...links.map(({ label, link }) => `${label}:\n${link}`)].join('\n');

const sectionText = ({ heading, items, links }: MailSection): string =>
  [
    `${heading}\n${'-'.repeat(Math.min(heading.length, 60))}`,
    ...items.map(({ label, link, details }) => [label, ...details, link].join('\n')),
    links.map(({ label, link }) => `${label}:\n${link}`).join('\n'),
  ].join('\n\n');

/** Renders a mail as HTML: a single table column that fits a phone, without external resources. */
export const mailHtml = (content: MailContent, publicUrl: string): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(content.subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f8f6f2">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(content.preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f8f6f2"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#ffffff;border-radius:10px;${FONT}">
<tr><td style="background:${TEAL};border-radius:10px 10px 0 0;padding:20px 24px"><a href="${escapeHtml(publicUrl)}" style="font-size:22px;line-height:28px;font-weight:700;color:#ffffff;text-decoration:none">${escapeHtml(brand.name)}</a></td></tr>
<tr><td style="padding:28px 24px 12px;word-break:break-word">
${[content.greeting, ...content.before].map(paragraph).join('\n')}${content.button ? buttonHtml(content.button) : ''}${content.code ? codeHtml(content.code) : ''}${content.facts ? factsHtml(content.facts) : ''}${(content.sections ?? []).map(sectionHtml).join('')}
${content.after.map(paragraph).join('\n')}${content.question ? questionHtml(content.question) : ''}
</td></tr>
<tr><td style="padding:16px 24px 24px;border-top:1px solid #e0dbd2;font-size:13px;line-height:20px;color:#5b625f">${escapeHtml(content.why)}<br>Questions? Write to <a href="mailto:${escapeHtml(brand.supportEmail)}" style="color:#0a626c">${escapeHtml(brand.supportEmail)}</a>.${(content.footerLinks ?? []).map((link) => `<br>${linkHtml(link)}`).join('')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;

/** Renders a mail as plain text; links and codes are on separate lines. */
export const mailText = (content: MailContent): string =>
  [
    content.greeting,
    ...content.before,
    ...(content.button ? [`${content.button.label}:\n${content.button.link}`] : []),
    ...(content.code ? [`    ${content.code}`] : []),
    ...(content.facts ? [content.facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(content.sections ?? []).map(sectionText),
    ...content.after,
    ...(content.question ? [questionText(content.question)] : []),
    [
      `-- \n${content.why}`,
      `Questions? Write to ${brand.supportEmail}.`,
      ...(content.footerLinks ?? []).map(({ label, link }) => `${label}:\n${link}`),
      brand.name,
    ].join('\n'),
  ].join('\n\n');
