import { describe, expect, it } from '@jest/globals';
import { pesoUnit, ufUnit } from './chart-parts.tsx';

describe('chart units', () => {
  it('writes thousands of pesos below ten millions, millions from there', () => {
    expect(pesoUnit(9_999_999).text(1030071)).toBe('1.030');
    expect(pesoUnit(10_000_000).text(10_301_234)).toBe('10,30');
    expect(pesoUnit(10_000_000).caption).toBe('Millones de pesos');
  });

  it('writes whole UF below a thousand, thousands of UF from there', () => {
    expect(ufUnit(999).text(443.1936)).toBe('443');
    expect(ufUnit(1000).text(3443.88)).toBe('3,44');
    expect(ufUnit(10_000).text(34438.8)).toBe('34,4');
    expect(ufUnit(10_000).caption).toBe('Miles de UF');
  });
});
