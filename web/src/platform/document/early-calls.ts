import { addressOf, type CallDefinition } from '@aarambh/contract';

/** Replaced by the account of the session. */
const ACCOUNT = 'ACCOUNT_ID';

/** The `handle` of a route of members: calls of its page without input but the account. */
export interface EarlyCallsHandle {
  earlyCalls: readonly CallDefinition[];
}

const hasEarlyCalls = (handle: unknown): handle is EarlyCallsHandle =>
  typeof handle === 'object' && handle !== null && 'earlyCalls' in handle;

/** The address of a call with a placeholder for the account. */
function earlyAddress(definition: CallDefinition): string {
  const { own, path } = definition;
  if (!own) return addressOf(definition, {});
  const given = { [own]: ACCOUNT };
  return addressOf(definition, path.includes(`{${own}}`) ? { params: given } : { query: given });
}

/**
 * Text of an inline script that starts the calls of a members' page while its code is still loading; '' for pages
 * without any. The client of the browser takes the replies (platform/api/early-replies.ts). Only on the server, which
 * has whole definitions.
 */
export function earlyCallsScript(matches: readonly { handle?: unknown }[]): string {
  const calls = matches.flatMap(({ handle }) => (hasEarlyCalls(handle) ? handle.earlyCalls : []));
  if (calls.length === 0) return '';
  const addresses = JSON.stringify([...new Set(calls.map(earlyAddress))]);
  return `try{if(document.documentElement.dataset.session==='in'){let t=localStorage.getItem('token'),a=Number(localStorage.getItem('accountID')),r={};if(a>0){for(let u of ${addresses}){u=u.replace('${ACCOUNT}',a);r[u]=fetch(u,{headers:{authorization:'Bearer '+t}});r[u].catch(()=>{})}window.earlyReplies={token:t,at:Date.now(),replies:r}}}}catch{}`;
}
