/** A choice that has left the lists since the form offered it. See docs/rules.md R83. */
import { describe, expect, it } from '@jest/globals';
import { CATALOGOS } from '@simulador/contracts/bank/catalogos';
import type { CatalogosDto } from '../../bank/catalogos/catalogos.dto.ts';
import type { CatalogosPort } from '../../bank/catalogos/catalogos.port.ts';
import type { InmobiliariasPort } from '../../bank/inmobiliarias/inmobiliarias.port.ts';
import type { SegurosPort } from '../../bank/seguros/seguros.port.ts';
import { Problem } from '../../http/problem.ts';
import { EXAMPLE_REQUEST } from '../../testing/example.ts';
import { ListedNames } from './listed-names.service.ts';
import type { SimulationCreateDto } from './saving.dto.ts';

const body = {
  calculation: { ...EXAMPLE_REQUEST, codigoSubsidio: 1 },
  property: { type: EXAMPLE_REQUEST.tipopropiedad, state: 1 },
} as unknown as SimulationCreateDto;

const refusedIn = async (lists: Partial<CatalogosDto>, change = {}): Promise<unknown> => {
  const names = new ListedNames(
    { lists: () => Promise.resolve({ value: { ...CATALOGOS, ...lists } }) } as unknown as CatalogosPort,
    {
      list: () => Promise.resolve({ value: INSURANCES }),
    } as unknown as SegurosPort,
    {} as InmobiliariasPort,
  );
  return names.of({ ...body, calculation: { ...body.calculation, ...change } }).then(
    () => null,
    (error: unknown) => {
      const { extra, cause } = error as Problem;
      return extra.fields?.map(({ name }) => name) ?? (cause as Error).message.split(' ')[0];
    },
  );
};

const INSURANCES = [
  { IdentificadorSeguro: 3, Descripcion: 'Desgravamen', Tasa: EXAMPLE_REQUEST.tasa_seg_des },
  { IdentificadorSeguro: 2, Descripcion: 'Incendio', Tasa: EXAMPLE_REQUEST.tasa_seg_inc },
  { IdentificadorSeguro: 8, Descripcion: 'Desgravamen individual', Tasa: 0.000115 },
  { IdentificadorSeguro: 1, Descripcion: 'Cesantía', Tasa: 0.00012 },
];
const flats = (change: object) =>
  CATALOGOS.tipos_inmuebles.map((type) => (type.id === 2 ? { ...type, ...change } : type));

describe('the choices of a save', () => {
  it.each<[Partial<CatalogosDto>, string]>([
    [{ destinos: [] }, 'input_credit_type'],
    [{ subsidios: [] }, 'input_allowance_type'],
    [{ productos: [] }, 'input_select_product_type'],
    [{ antiguedades: [] }, 'input_property_state'],
    [{ tipos_inmuebles: flats({ id: 4 }) }, 'input_property_type'],
    [{ tipos_inmuebles: flats({ vigente: false }) }, 'input_property_type'],
  ])('are refused at their field where today’s lists have them no more: %#', async (lists, field) => {
    expect(await refusedIn(lists)).toEqual([field]);
  });

  // The example is a flat of 2.500 UF, of which 80 % are insurable, and a credit of 2.000 UF, of which 75 % are insured by default.
  it.each<[object, string | null, number?]>([
    [{ montoAsegurado: 1499.9999 }, 'montoAsegurado'],
    [{ montoAsegurado: 1500 }, null],
    [{ montoAsegurado: 0 }, null],
    [{ montoAsegurado: 1249.9999 }, 'montoAsegurado', 50],
    [{ montoAsegurado: 1250 }, null, 50],
    [{ tasa_seg_inc: 0.00001 }, 'incendio'],
    [{ tasa_seg_des: undefined, tasa_seg_inc: undefined }, null],
  ])('are insured as the lists say, also by default: %j, %s', async (change, refusal, pct = 80) => {
    expect(await refusedIn({ tipos_inmuebles: flats({ porc_asegurable: pct }) }, change)).toBe(refusal);
  });
});
