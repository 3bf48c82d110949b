import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { DAY_MS } from '../../../lib/clock.ts';

/** RFC 9116 §2.5.5 recommends less than a year: readers of an older copy are to fetch it again. */
const VALID_MS = 180 * DAY_MS;
const POLICY = '/report-a-security-problem';

/** Serves /.well-known/security.txt (RFC 9116): where and how to report a vulnerability. */
export function securityTxtRoutes(app: FastifyInstance, { config, clock }: AppContext): void {
  const { publicUrl, securityContact } = config;
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    // The end of the day, so that the file is the same all day.
    const expires = new Date(Math.ceil((clock.now().getTime() + VALID_MS) / DAY_MS) * DAY_MS);
    const fields = {
      Contact: securityContact,
      Expires: expires.toISOString(),
      'Preferred-Languages': 'en, hi',
      Canonical: `${publicUrl}/.well-known/security.txt`,
      Policy: `${publicUrl}${POLICY}`,
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
    return reply.type('text/plain; charset=utf-8').send(lines.join(''));
  });
}
