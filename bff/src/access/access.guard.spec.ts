import { describe, expect, it } from '@jest/globals';
import { BFF_OPERATION_LIST } from '@simulador/contracts/api/find-operation';
import { committedDocument } from '../bootstrap/document/bff-document.ts';
import { findRule } from './access.guard.ts';

describe('the rule of an operation', () => {
  it.each([
    ['GET', '/api/external/paridad'],
    ['GET', '/api/external/paridad/'],
    ['HEAD', '/api/external/paridad'],
    ['POST', '/products/api/tmc'],
  ])('%s %s is found', (method, template) => {
    expect(findRule(method, template)?.path).toBe(template.replace(/\/$/, ''));
  });

  it.each([
    ['POST', '/api/external/paridad'],
    ['HEAD', '/products/api/tmc'],
    ['OPTIONS', '/api/external/paridad'],
    ['GET', '/api/external/paridad//'],
    ['GET', '/api/external/paridad/otro'],
    ['GET', '/api/external'],
    ['GET', ''],
  ])('%s %s is none', (method, template) => {
    expect(findRule(method, template)).toBeUndefined();
  });
});

describe('the access table', () => {
  it('has exactly one rule for every operation of the API, and no others', async () => {
    const { paths } = JSON.parse(await committedDocument()) as { paths: Record<string, object> };
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations.length).toBeGreaterThan(0);
    expect(BFF_OPERATION_LIST.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      operations.sort(),
    );
  });

  it('has a caller for every rule', () => {
    expect(BFF_OPERATION_LIST.filter(({ roles, operators }) => roles.length === 0 && !operators)).toEqual([]);
  });

  const STAFF = ['adminrole', 'executiverole', 'commercialrole'];
  const SIGNED_IN = ['default', ...STAFF];
  const ADMIN = ['adminrole'];
  const SIMULATING = ['adminrole', 'executiverole'];

  // A decorator on a controller can open an operation to everybody; this list makes that a deliberate change.
  it('allows everybody these operations only', () => {
    const open = BFF_OPERATION_LIST.filter(({ roles }) => roles.includes('anonymous'));
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /api/external/catalogos_simulador',
      'GET /api/external/paridad',
      'GET /api/external/pdf_simulacion',
      'GET /api/external/seguros_cesantia',
      'GET /api/external/seguros_desgravamen',
      'GET /api/external/seguros_incendio',
      'GET /api/external/tarifas',
      'GET /api/simulador/inicio',
      'GET /api/simulador/sesion',
      'GET /api/simulador/sesion/oidc',
      'GET /api/simulador/sesion/oidc/retorno',
      'GET /api/tarificador/GroupBy',
      'GET /api/tarificador/LoanUse',
      'GET /api/tarificador/Product',
      'GET /api/tarificador/RangeAmount',
      'GET /api/tarificador/RangePeriod',
      'GET /api/tarificador/RealEstateType',
      'GET /api/tarificador/Tarificador',
      'GET /authentication/api/clients/{uuid}/last_simulation_email',
      'GET /health/live',
      'GET /health/ready',
      'GET /products/api/loan_uses',
      'GET /products/api/products',
      'GET /products/api/real_estate_types',
      'GET /simulations/api/simulation/{uuid}',
      'POST /api/external/calc_dividendo',
      'POST /api/simulador/alcance',
      'POST /api/simulador/comparacion',
      'POST /api/simulador/cuadro',
      'POST /api/simulador/explicacion',
      'POST /api/simulador/oferta',
      'POST /api/simulador/plazo',
      'POST /api/simulador/prepago',
      'POST /api/simulador/refinanciamiento',
      'POST /api/simulador/sesion/cerrar',
      'POST /api/simulador/sesion/oidc/cierre',
      'POST /api/simulador/sesion/renovar',
      'POST /api/simulador/trazas',
      'POST /api/tarificador/Tarifa',
      'POST /api/token',
      'POST /authentication/api/clients',
      'POST /products/api/tmc',
      'POST /simulations/api/calc_operation_costs',
      'POST /simulations/api/calc_simulation_web',
      'POST /simulations/api/mail/send',
      'POST /simulations/api/web/simulations/create',
      'PUT /authentication/api/clients/{uuid}',
    ]);
  });

  it.each([
    ['GET', '/authentication/api/user/info', SIGNED_IN],
    ['GET', '/api/integrations/get_real_estates', STAFF],
    ['GET', '/api/integrations/get_projects_by_real_estate/{id}', STAFF],
    ['GET', '/inmobiliarias/Company', STAFF],
    ['GET', '/inmobiliarias/CompanyProject', STAFF],
    ['GET', '/inmobiliarias/CompanyLocation', STAFF],
    ['POST', '/simulations/api/executive/simulations/create', SIMULATING],
    ['GET', '/simulations/api/executive/clients/simulations', STAFF],
    ['GET', '/simulations/api/simulations/count', STAFF],
    ['GET', '/api/simulador/clientes/{client}/simulaciones', STAFF],
    ['POST', '/api/simulador/clientes/correo', STAFF],
    ['GET', '/api/simulador/por_dia', STAFF],
    ['GET', '/api/simulador/historia', STAFF],
    ['GET', '/simulations/api/simulations/excel', STAFF],
    ['POST', '/simulations/api/simulations/excel', STAFF],
    ['POST', '/api/simulador/planilla/lectura', STAFF],
    ['GET', '/simulations/api/states', STAFF],
    ['GET', '/simulations/api/resolutions', STAFF],
    ['GET', '/authentication/api/client/{uuid}', STAFF],
    ['PATCH', '/simulations/api/simulations/{uuid}/update_info', STAFF],
    ['POST', '/simulations/api/simulations/{uuid}/management_state', STAFF],
    ['POST', '/simulations/api/simulations/{uuid}/result_state', STAFF],
    ['GET', '/simulations/api/simulation_comments', STAFF],
    ['POST', '/simulations/api/simulation_comments', STAFF],
    ['PATCH', '/simulations/api/simulation_comments/{uuid}', STAFF],
    ['DELETE', '/simulations/api/simulation_comments/{uuid}', STAFF],
    ['PUT', '/simulations/api/assign_simulations_to_executive/{uuid}', ADMIN],
    ['GET', '/api/simulador/ejecutivos/deshabilitados', ADMIN],
    ['PUT', '/api/simulador/ejecutivos/deshabilitados/{uuid}/reasignacion', ADMIN],
    ['GET', '/authentication/api/admin/executives', ADMIN],
    ['GET', '/authentication/api/admin/commercials', ADMIN],
    ...['Product', 'RangePeriod', 'RangeAmount', 'LoanUse', 'Tarificador'].flatMap((table) => [
      ['POST', `/api/tarificador/${table}`, ADMIN] as const,
      ['PATCH', `/api/tarificador/${table}/{id}`, ADMIN] as const,
      ['DELETE', `/api/tarificador/${table}/{id}`, ADMIN] as const,
    ]),
    ['POST', '/api/simulador/tarifas', ADMIN],
    ['GET', '/api/simulador/tarifas/cobertura', ADMIN],
    ['GET', '/api/simulador/tarifas/historia', ADMIN],
    ['GET', '/api/simulador/tarifas/cambios', ADMIN],
    ['POST', '/api/simulador/tarifas/ofrecidas', ADMIN],
    ['GET', '/api/simulador/tarifas/planilla/{product}', ADMIN],
    ['POST', '/api/simulador/tarifas/planilla/{product}/lectura', ADMIN],
    ['POST', '/api/simulador/tarifas/planilla/{product}', ADMIN],
    ['GET', '/api/simulador/valores/{table}', ADMIN],
    ['POST', '/api/simulador/valores/{table}', ADMIN],
    ['POST', '/api/simulador/valores/{table}/lectura', ADMIN],
    ['POST', '/api/simulador/valores/{table}/lote', ADMIN],
    ['DELETE', '/api/simulador/valores/{table}', ADMIN],
    ['POST', '/api/application/Sim2Wf', ['adminrole', 'executiverole', 'commercialrole']],
    ['GET', '/api/simulador/envios/{uuid}', STAFF],
    ['GET', '/api/simulador/envios', ADMIN],
    ['POST', '/api/simulador/envios/{uuid}/reintentar', ADMIN],
    ['POST', '/api/simulador/envios/{uuid}/cancelar', ADMIN],
    ['GET', '/ops/jobs', ADMIN],
  ])('lets alone into %s %s the roles %j', (method, path, roles) => {
    expect(findRule(method, path)?.roles).toEqual(roles);
  });

  it('allows operators only their pages, and the service account two operations', () => {
    const paths = (rules: typeof BFF_OPERATION_LIST): string[] => rules.map(({ path }) => path).sort();
    expect(paths(BFF_OPERATION_LIST.filter(({ operators }) => operators))).toEqual(
      [
        'breakers/{capability}/{act}',
        'drift',
        'jobs',
        'jobs/pending',
        'jobs/{id}/cancel',
        'jobs/{id}/delay',
        'jobs/{id}/retry',
        'metrics',
        'modes',
        'panel',
        'shadow',
      ].map((page) => `/ops/${page}`),
    );
    expect(paths(BFF_OPERATION_LIST.filter(({ service }) => service))).toEqual([
      '/api/external/pdf_simulacion',
      '/simulations/api/simulation/{uuid}',
    ]);
  });
});
