/** How to sign in with a staff account of the demo. Demo only, so not part of the contract. */
export interface DemoStaff {
  role: string;
  fullName: string;
  email: string;
  /** Base32, for an authenticator app. */
  secret: string;
  /** Six digits that work now. */
  code: string;
}

/** The accounts and their password. */
interface DemoSignIns {
  password: string;
  accounts: DemoStaff[];
}

/** Only a portal on this machine may be a demo: no other is asked. */
export const canBeDemo = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/** The staff accounts of the demo; none if the server does not show them. */
export async function loadDemoStaff(): Promise<DemoSignIns> {
  const reply = await fetch('/api/demo/staff').catch(() => undefined);
  return reply?.ok ? ((await reply.json()) as DemoSignIns) : { password: '', accounts: [] };
}
