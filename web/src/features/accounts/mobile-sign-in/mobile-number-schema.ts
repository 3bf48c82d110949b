import { signInCodeForm } from '@aarambh/contract';
import { z } from 'zod';

/** The form that requests an OTP; the captcha pass is added when it is sent. */
export const schema = z.object({ mobileNo: signInCodeForm.shape.mobileNo, rememberMe: z.boolean() });
