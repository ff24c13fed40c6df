import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanRut, formatRut, isValidRut, rutVerifier } from '@simulador/contracts/platform/rut';
import { isValidPhone } from '@simulador/contracts/platform/phone';
import { Pseudonyms } from './pseudonyms.ts';

const pseudonyms = new Pseudonyms();
const wireRut = fc
  .integer({ min: 1_000_000, max: 99_999_999 })
  .map((body) => `${body}-${rutVerifier(String(body))}`);

describe('a RUT', () => {
  it('stays a valid RUT of the same length, and is another one', () => {
    fc.assert(
      fc.property(wireRut, (rut) => {
        const other = pseudonyms.rut(rut);
        expect(isValidRut(other)).toBe(true);
        expect(other).toHaveLength(rut.length);
        expect(other).not.toBe(rut);
      }),
    );
  });

  it('is the same person in every spelling, and keeps the spelling', () => {
    fc.assert(
      fc.property(wireRut, (rut) => {
        const wire = pseudonyms.rut(rut);
        expect(pseudonyms.rut(formatRut(rut))).toBe(formatRut(wire));
        expect(pseudonyms.rut(rut.replace('-', ''))).toBe(wire.replace('-', ''));
        expect(pseudonyms.rut(`0${rut}`)).toBe(`0${wire}`);
        expect(pseudonyms.of(`  ${rut} `, 'text')).toBe(`  ${wire} `);
        expect(cleanRut(pseudonyms.within(`RUT: ${formatRut(rut)}.`))).toContain(cleanRut(wire));
      }),
    );
  });

  it('never becomes the RUT of somebody else in the recording', () => {
    const ruts = Array.from({ length: 3000 }, (_, index) => String(12_000_000 + index)).map((body) =>
      pseudonyms.rut(`${body}-${rutVerifier(body)}`),
    );
    expect(new Set(ruts).size).toBe(ruts.length);
  });

  it('has the verifier K if it had it before, and only then', () => {
    const endsWithK = (rut: string): boolean => rut.endsWith('k');
    const ruts = Array.from({ length: 300 }, (_, index) => String(9_999_850 + index)).map(
      (body) => `${body}-${rutVerifier(body)}`,
    );
    expect(ruts.map((rut) => endsWithK(pseudonyms.rut(rut)))).toEqual(ruts.map(endsWithK));
  });

  it('stays wrong when its verifier was wrong', () => {
    expect(isValidRut('12345678-9')).toBe(false);
    const other = pseudonyms.rut('12345678-9');
    expect(other).toMatch(/^\d{8}-[\dk]$/);
    expect(isValidRut(other)).toBe(false);
  });

  it('is replaced half typed, without its verifier, and as a number', () => {
    expect(pseudonyms.rut('12.345')).toMatch(/^\d\d\.\d{3}$/);
    expect(pseudonyms.rut('12345678')).toBe(pseudonyms.rut('12345678-5').slice(0, 8));
    expect(String(pseudonyms.ofNumber(12345678, 'rut'))).toBe(pseudonyms.rut('12345678'));
  });

  it('differs from one recording to the next', () => {
    expect(new Pseudonyms().rut('12345678-5')).not.toBe(new Pseudonyms().rut('12345678-5'));
  });
});

describe('other personal data', () => {
  it('keeps a phone valid and in the same format', () => {
    const wire = pseudonyms.phone('+56912345678');
    expect(wire).toMatch(/^\+569\d{8}$/);
    expect(wire).not.toBe('+56912345678');
    const spelled = pseudonyms.of('56 9 1234 5678', 'text');
    expect(spelled).toMatch(/^56 9 \d{4} \d{4}$/);
    expect(isValidPhone(spelled)).toBe(true);
    expect(spelled.replaceAll(' ', '')).toBe(wire.slice(1));
  });

  it('leaves the untouched phone field alone', () => {
    expect(pseudonyms.phone('+569')).toBe('+569');
  });

  it('gives an address one at example.cl, whatever its case; no address stays none', () => {
    expect(pseudonyms.email('Ana.Diaz@Correo.cl')).toMatch(/^user-[0-9a-f]{10}@example\.cl$/);
    expect(pseudonyms.email(' ana.diaz@correo.cl')).toBe(pseudonyms.email('ANA.DIAZ@correo.cl'));
    expect(pseudonyms.email('ana.diaz')).not.toContain('@');
  });

  it('replaces each word of a name, whatever its accents, by one that passes for a name', () => {
    const full = pseudonyms.name('Ana María Díaz');
    expect(full).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(`${pseudonyms.name('ana maria')} ${pseudonyms.name('DIAZ')}`.toLowerCase()).toBe(
      full.toLowerCase(),
    );
    expect(pseudonyms.name('Ana2')).toMatch(/^[A-Z][a-z]+#$/);
  });

  it('keeps a uuid a uuid, so that requests stay linked', () => {
    const uuid = 'B6B1C9D2-4A4F-4E59-9D0A-0123456789AB';
    expect(pseudonyms.uuid(uuid)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(pseudonyms.of(uuid.toLowerCase(), 'name')).toBe(pseudonyms.uuid(uuid));
  });

  it('names a token the same with and without its scheme', () => {
    const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
    expect(pseudonyms.of(jwt, 'text')).toMatch(/^token-[0-9a-f]{10}$/);
    expect(pseudonyms.of(`Bearer ${jwt}`, 'text')).toBe(pseudonyms.of(jwt, 'token'));
  });

  it('hides a password without telling which are equal', () => {
    expect(pseudonyms.of('secreta', 'secret')).toBe(pseudonyms.of('otra', 'secret'));
    expect(pseudonyms.ofNumber(1234, 'secret')).toBe(0);
  });

  it('lets no other text through, and the same text is the same', () => {
    expect(pseudonyms.of('Hola', 'text')).toMatch(/^texto-[0-9a-f]{10}$/);
    expect(pseudonyms.of('Hola', 'text')).toBe(pseudonyms.of('Hola', 'text'));
    expect(pseudonyms.of('', 'text')).toBe('');
  });
});
