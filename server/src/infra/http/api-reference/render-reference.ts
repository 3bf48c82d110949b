import { allCalls, type CallDefinition, errorCatalogue } from '@aarambh/contract';
import { brand } from '../../../lib/brand.ts';
import { escapeHtml } from '../../../lib/html/escape-html.ts';
import { describeFields, describeReply } from './describe-type.ts';

type Call = (typeof allCalls)[number];

const always = ['bad_input', 'too_many_requests', 'unavailable', 'server_error'] as const;

const access: Record<CallDefinition['access'], string> = {
  visitor: 'Anybody',
  jobSeeker: 'A signed-in job seeker',
  operator: 'Staff',
};

const controllerOf = ({ definition }: Call) => definition.path.split('/')[0] ?? '';
/** The action of a call; one whose path is a single word has its controller's name. */
const actionOf = (call: Call) => call.definition.path.split('/')[1] ?? controllerOf(call);
const anchorOf = (call: Call) => `${controllerOf(call)}-${actionOf(call)}`;

function inputOf({ params, query, body, file }: CallDefinition): string {
  const rows = [
    ...(params ? describeFields(params).map((field) => ({ ...field, where: 'path' })) : []),
    ...(query ? describeFields(query).map((field) => ({ ...field, where: 'query' })) : []),
    ...(body ? describeFields(body).map((field) => ({ ...field, where: file ? 'form' : 'body' })) : []),
    ...(file
      ? [{ name: file.field, where: 'form', type: 'file', rules: `required, at most ${file.maxBytes} bytes` }]
      : []),
  ];
  if (rows.length === 0) return '';
  const cells = rows.map(
    ({ name, where, type, rules }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${where}</td><td><code>${escapeHtml(type)}</code></td><td>${escapeHtml(rules)}</td></tr>`,
  );
  return `<div class="scrolls" tabindex="0"><table><thead><tr><th scope="col">Field</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Rules</th></tr></thead><tbody>${cells.join('')}</tbody></table></div>`;
}

function replyOf({ reply }: CallDefinition): string {
  if (reply.kind === 'json') return `<pre tabindex="0"><code>${escapeHtml(describeReply(reply.schema))}</code></pre>`;
  return `<p>${reply.kind === 'text' ? 'A plain text.' : 'The bytes of a file.'}</p>`;
}

function sectionOf(call: Call): string {
  const { definition } = call;
  const { method, path, summary, source, own, limit, errors = [] } = definition;
  const facts = [
    `${access[definition.access]}${own ? `, for the account in <code>${escapeHtml(own)}</code> only` : ''}.`,
    ...(limit ? [`At most ${limit.max} times in ${limit.perSeconds} seconds from one address.`] : []),
    `Source: ${escapeHtml(source)}.`,
  ];
  const links = errors.map((code) => `<a href="#${code}">${code}</a>`);
  // The anchor is inside, so that a link to it opens the call.
  return `<details>
<summary><h3>${method} <code>/api/${escapeHtml(path)}</code></h3><p>${escapeHtml(summary)}</p></summary>
<div id="${escapeHtml(anchorOf(call))}">
<p class="facts">${facts.join(' ')}</p>
${inputOf(definition)}
<h4>Reply</h4>
${replyOf(definition)}
${links.length > 0 ? `<p>Errors: ${links.join(', ')}.</p>` : ''}
</div>
</details>`;
}

function errorTable(): string {
  const rows = Object.entries(errorCatalogue).map(
    ([code, { status, text }]) =>
      `<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${status}</td><td>${escapeHtml(text)}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Text</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** The reference of every call as a page that needs neither scripts nor styles of its own. */
export function renderReference(styleSheet: string): string {
  const groups = Map.groupBy(
    allCalls.toSorted((a, b) => a.definition.path.localeCompare(b.definition.path)),
    controllerOf,
  );
  const contents = [...groups].map(([controller, calls]) => {
    const links = calls.map((call) => `<li><a href="#${anchorOf(call)}">${escapeHtml(actionOf(call))}</a></li>`);
    return `<li><a href="#${controller}">${controller}</a><ul>${links.join('')}</ul></li>`;
  });
  const sections = [...groups].map(
    ([controller, calls]) =>
      `<section id="${controller}"><h2>${controller}</h2>${calls.map(sectionOf).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${brand.name} API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styleSheet}">
</head>
<body>
<header>
<h1>${brand.name} API</h1>
<p>Every call of the job portal. A program sends JSON; a signed-in one sends its token along as <code>Authorization: Bearer TOKEN</code>. Errors are problem details (RFC 9457) with a code of the <a href="#errors">closed list</a>; any call may answer ${always.map((code) => `<a href="#${code}">${code}</a>`).join(', ')}, and one that needs an account <a href="#not_signed_in">not_signed_in</a> and <a href="#forbidden">forbidden</a>. The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
</header>
<nav aria-label="Calls"><ul>${contents.join('')}</ul></nav>
<main>
${sections.join('\n')}
<section id="errors"><h2>Errors</h2>${errorTable()}</section>
</main>
</body>
</html>`;
}
