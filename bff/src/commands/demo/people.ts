import { rutVerifier } from '@simulador/contracts/platform/rut';

/** Pseudo-random numbers with a seed (mulberry32). */
export class SeededRandom {
  constructor(private state: number) {}

  /** Returns a number from 0 (included) to 1 (excluded). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns an integer of a range, both ends included. */
  whole(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  pick<T>(choices: readonly T[]): T {
    const chosen = choices[Math.floor(this.next() * choices.length)];
    if (chosen === undefined) throw new RangeError('nothing to pick from');
    return chosen;
  }
}

/** Domain of the invented e-mail addresses. Nobody can have an address of it. */
export const DEMO_DOMAIN = 'demostracion.example';

const FIRST_NAMES =
  'Agustín Alejandra Alonso Amanda Andrés Antonia Bárbara Benjamín Camila Carolina Catalina Claudio Constanza Cristóbal Daniela Diego Emilia Esteban Felipe Fernanda Florencia Francisca Gabriel Gonzalo Héctor Ignacio Isidora Javiera Joaquín José Josefa Juan Julieta Karina Leonor Lorena Lucas Macarena Manuel Marcela Martín Martina Matías Maximiliano Nicolás Óscar Paula Pedro Renata Ricardo Rocío Rodrigo Sebastián Sofía Tomás Trinidad Valentina Vicente Ximena Yasna'.split(
    ' ',
  );
const LAST_NAMES =
  'Aguilera Álvarez Aravena Arriagada Bravo Bustos Cáceres Campos Cárdenas Carrasco Castillo Castro Contreras Cortés Díaz Espinoza Farías Fernández Figueroa Flores Fuentes Gallardo Garrido Godoy Gómez González Gutiérrez Henríquez Hernández Herrera Jara Jiménez Lagos Leiva López Maldonado Martínez Medina Mellado Miranda Molina Morales Muñoz Navarrete Núñez Olivares Orellana Ortiz Pacheco Parra Peña Pérez Pizarro Ramírez Reyes Riquelme Ríos Riveros Rodríguez Rojas Romero Saavedra Salazar Sanhueza Sandoval Sepúlveda Silva Soto Tapia Toledo Torres Ulloa Valdés Vargas Vásquez Vega Vera Vergara Vidal Yáñez Zúñiga'.split(
    ' ',
  );

/** First of the invented RUTs. Those of people are lower, those of companies start at 50 million. */
const FIRST_RUT = 40_000_000;
/** Step between the RUTs of two people: coprime to the number of RUTs, so that none repeats early. */
const RUT_STEP = 7_919_317;
const RUTS = 9_000_000;

/** Returns the person of a number, as a row of clients. Each number gives another person, with a valid RUT. */
export function demoPerson(number: number, random: SeededRandom) {
  const body = String(FIRST_RUT + ((number * RUT_STEP) % RUTS));
  return {
    first_name: random.pick(FIRST_NAMES),
    last_name: `${random.pick(LAST_NAMES)} ${random.pick(LAST_NAMES)}`,
    identification: `${body}-${rutVerifier(body)}`,
    email: `persona-${number}@${DEMO_DOMAIN}`,
    phone_number: `+569${random.whole(40_000_000, 99_999_999)}`,
    age: random.whole(24, 50),
    worker_type: random.whole(0, 1),
  };
}
