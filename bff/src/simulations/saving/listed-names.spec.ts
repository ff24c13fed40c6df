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

const refusedIn = async (lists: Partial<CatalogosDto>): Promise<unknown> => {
  const names = new ListedNames(
    { lists: () => Promise.resolve({ value: { ...CATALOGOS, ...lists } }) } as unknown as CatalogosPort,
    {
      list: () => Promise.resolve({ value: INSURANCES }),
    } as unknown as SegurosPort,
    {} as InmobiliariasPort,
  );
  return names.of(body).then(
    () => null,
    (error: unknown) => (error as Problem).extra.fields?.map(({ name }) => name),
  );
};

const INSURANCES = [
  { IdentificadorSeguro: 3, Descripcion: 'Desgravamen', Tasa: EXAMPLE_REQUEST.tasa_seg_des },
  { IdentificadorSeguro: 2, Descripcion: 'Incendio', Tasa: EXAMPLE_REQUEST.tasa_seg_inc },
];

describe('the choices of a save', () => {
  it('are refused at their field where today’s lists have them no more', async () => {
    expect([
      await refusedIn({}),
      await refusedIn({ destinos: [] }),
      await refusedIn({ subsidios: [] }),
      await refusedIn({ productos: [] }),
    ]).toEqual([null, ['input_credit_type'], ['input_allowance_type'], ['input_select_product_type']]);
  });
});
