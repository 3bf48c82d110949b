// A problem's `type` links to its row: open the table for it.
if (document.querySelector('.errors :target')) document.querySelector('.errors').open = true;

// Everything is served from our own origin: no fonts, proxy, telemetry, agent or API client of another host.
Scalar.createApiReference('#reference', {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideTestRequestButton: true,
  hideClientButton: true,
  showDeveloperTools: 'never',
  persistAuth: false,
  hideModels: true,
  defaultOpenAllTags: true,
  documentDownloadType: 'json',
  // The address of an error (/api/docs#bad_input) stays as it is.
  urlRouting: document.querySelector(':target') === null,
});
