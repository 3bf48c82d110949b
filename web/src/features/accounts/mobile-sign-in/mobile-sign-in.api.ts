import { type AuthResponse, requestSignInCode, signInWithCode as signInWithCodeCall } from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';
import type { OtpReply } from '../contact/otp-state.ts';

/** Requests an OTP for a verified mobile number. The reply is the same whether or not an account has it. */
export async function requestCode(api: Api, mobileNo: string, pass: string): Promise<OtpReply> {
  const { reply, headers } = await api.withHeaders(requestSignInCode, { body: { mobileNo, pass } });
  return { text: reply, waitSeconds: Number(headers['retry-after'] ?? 0) };
}

/** Signs in with the OTP. A non-empty `errorMessage` in the reply is a refusal. */
export const signInWithCode = (
  api: Api,
  form: { mobileNo: string; code: string; rememberMe: boolean },
): Promise<AuthResponse> => api(signInWithCodeCall, { body: form });
