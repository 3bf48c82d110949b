/** What the product calls itself in what it sends; the pages have web/src/platform/brand.ts. */
export const brand = {
  name: 'Aarambh',
  supportEmail: 'support@aarambh.example',
  sender: 'Aarambh <no-reply@aarambh.example>',
} as const;
