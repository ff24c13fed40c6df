/** Names of fields and parameters that a recording may show: made of words of the contracts and of common names of personal data. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { wordsOf } from './field-kinds.ts';

const CONTRACTS = ['bff.json', 'core.yaml'].map((name) =>
  createRequire(import.meta.url).resolve(`@simulador/contracts/openapi/${name}`),
);
const NAME_IN_CONTRACT = /["\s{]([A-Za-z_]\w*)"?\s*:/g;

const OTHER_WORDS =
  'input client cliente user name last first full lastname firstname nombre nombres apellido apellidos rut run dni vat ' +
  'identification identificacion email mail correo phone number telefono fono celular movil mobile cell age edad worker ' +
  'type work tipo trabajador display liquid salary renta rentaliquida income consent credit property ref fg cv state new ' +
  'is dfl2 dfl add other region comuna select location google autocomplete value price amount needed has allowance ' +
  'savings saved current payment years year grace months month product rate fire relief life unemployment assurance ' +
  'insurance branch broker project uuid id ids clp uf pesos pe currency annual cae date dividend dividendo without total ' +
  'minimum min max wage salida plazo oocc cost costs description descripcion desc estado resolucion commercial executive ' +
  'tipobien antiguedad valpropiedad destino montocontado montocredito gracia producto fechasimulacion fecha enviado ' +
  'finnflow simulation simulations detail div segdes seginc segces costototal tasacion eett borrador gastosnotariales cbr ' +
  'score counts count order dashboard estados resoluciones vigente comment comments created updated creator highlight ' +
  'range period group by loan use uses real estate types status token access refresh password clave secret code codes ' +
  'purpose purposes subpurpose insured participants financing percentage cash sent finance system parity monthly mortgage ' +
  'address metadata dependant locality thoroughfare old partaker profile income catalog terms grants fee request days ' +
  'ending time page size result results message errors error data role bank active valid limit offset idempotency key ' +
  'company companies locations city province worth personal managed search q next previous dato valor nota notes text';

function wordsOfContract(file: string): string[] {
  try {
    return [...readFileSync(file, 'utf8').matchAll(NAME_IN_CONTRACT)].flatMap(([, name = '']) =>
      wordsOf(name),
    );
  } catch {
    // Without the contracts beside it a recording shows fewer names, never more.
    return [];
  }
}

let vocabulary: ReadonlySet<string> | undefined;

function isMadeOfKnownWords(name: string): boolean {
  vocabulary ??= new Set([...OTHER_WORDS.split(' '), ...CONTRACTS.flatMap(wordsOfContract)]);
  const words = wordsOf(name);
  return words.length > 0 && words.every((word) => /^\d{1,4}$/.test(word) || vocabulary?.has(word));
}

/** The same few names come again and again; strangers' must not fill the memory. */
const MAX_REMEMBERED = 1000;
const remembered = new Map<string, boolean>();

/** Whether every word of a name is one of ours; numbers up to four digits may stand among them. */
export function isKnownName(name: string): boolean {
  const before = remembered.get(name);
  if (before !== undefined) return before;
  const known = /^\w{1,80}$/.test(name) && isMadeOfKnownWords(name);
  if (known && remembered.size < MAX_REMEMBERED) remembered.set(name, known);
  return known;
}
