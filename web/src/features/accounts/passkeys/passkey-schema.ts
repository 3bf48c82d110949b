import { finishPasskeyRegistration } from '@aarambh/contract';
import { z } from 'zod';

/** The form that adds a passkey: its name, and the password where the server requires it. */
export const schema = z.object({
  name: finishPasskeyRegistration.body.shape.name,
  password: z.string().max(200).optional(),
});
