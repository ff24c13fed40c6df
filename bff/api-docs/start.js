// The core's operations can't be tried: a browser has no access to the core.
const core = new URLSearchParams(globalThis.location.search).get('documento') === 'core';
globalThis.SwaggerUIBundle({
  dom_id: '#api',
  url: core ? '/api/docs/core.yaml' : '/api/openapi.json',
  deepLinking: true,
  filter: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  ...(core ? { supportedSubmitMethods: [] } : { tryItOutEnabled: true }),
});
