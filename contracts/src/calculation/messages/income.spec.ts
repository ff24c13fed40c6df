import { describe, expect, it } from '@jest/globals';
import { incomeVerdict, missingIncome } from './income.ts';

describe('the verdict on an income', () => {
  it.each([
    [1_877_160, 'Tu renta alcanza', 'La renta alcanza'],
    [1_900_000, 'Tu renta alcanza', 'La renta alcanza'],
    [1_877_159, 'Te faltan $1 de renta', 'Faltan $1 de renta'],
    [877_160, 'Te faltan $1.000.000 de renta', 'Faltan $1.000.000 de renta'],
  ])('of $%i where $1.877.160 are needed: %s', (income, forVisitors, forStaff) => {
    const missing = missingIncome(income, 1_877_160);
    expect(incomeVerdict(missing, { isJoint: false, isForStaff: false })).toBe(forVisitors);
    expect(incomeVerdict(missing, { isJoint: false, isForStaff: true })).toBe(forStaff);
  });

  it('names the other debts that it counts', () => {
    const incomes = { isJoint: false, isForStaff: false };
    expect([0, 1].map((missing) => incomeVerdict(missing, { ...incomes, debtsClp: 240_001 }))).toEqual([
      'Tu renta alcanza con $240.001 de otras deudas',
      'Te faltan $1 de renta con $240.001 de otras deudas',
    ]);
    expect(incomeVerdict(0, { ...incomes, debtsClp: 0 })).toBe('Tu renta alcanza');
  });

  it.each([true, false])('speaks of both people with a co-debtor, for staff: %s', (isForStaff) => {
    expect([0, 35_864].map((missing) => incomeVerdict(missing, { isJoint: true, isForStaff }))).toEqual([
      'La renta de ambos alcanza',
      'Entre ambos faltan $35.864 de renta',
    ]);
  });
});
