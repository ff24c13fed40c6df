import { describe, expect, it } from '@jest/globals';
import { TABLES } from '../../testing/rate-tables.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { changesCsv } from './changes-file.ts';

const tables: RateTables = {
  changes: { approval: 'none', rates: 'direct' },
  products: [],
  periods: [],
  amounts: [],
  rates: [],
  loanUses: TABLES.LoanUse,
  realEstateTypes: TABLES.RealEstateType,
};

describe('the history as a file', () => {
  it('has a line for each change of an act, and no formulas', () => {
    const rate = {
      id: 101,
      loan_use: 1,
      real_estate_type: 1,
      min_years: 5,
      max_years: 15,
      min_amount: 300,
      max_amount: 2000,
      from: 4.39,
      to: 4.2,
    };
    const name = { name: 'name', from: 'Uno', to: '=1+1;"2"' };
    const rows = [{ table: 'Product' as const, id: 8, fields: [name] }];
    const change = {
      at: '2026-11-19T18:05:00Z',
      by: null,
      rates: [rate],
      rows,
      sheet: { id: 3, name: 'Lunes', author: 'Paula Soto', decided_by: null },
    };
    expect(changesCsv([change], tables).split('\r\n')).toEqual([
      '"Cuándo";"Quién";"Hoja";"Escribió";"Cambio";"Antes";"Después"',
      `"19-11-2026, 15:05";"Sistema";"Lunes";"Paula Soto";"Nombre";"Uno";"'=1+1;""2"""`,
      '"19-11-2026, 15:05";"Sistema";"Lunes";"Paula Soto";"Compraventa, Casa, 5 a 15 años, UF 300 a 2.000";"4,39 %";"4,20 %"',
    ]);
  });
});
