/** An invented client. */

export interface Client {
  readonly name: string;
  readonly lastName: string;
  readonly rut: string;
  readonly age: string;
  readonly email: string;
  readonly phone: string;
  readonly worker: 'Dependiente' | 'Independiente';
  readonly salary: string;
}

export const CLAUDIA: Client = {
  name: 'Claudia',
  lastName: 'Núñez',
  rut: '12.345.678-5',
  age: '38',
  email: 'claudia.nunez@example.cl',
  phone: '+56912345678',
  worker: 'Dependiente',
  salary: '1850000',
};

/** Amounts in UF as typed. */
export interface Credit {
  readonly value: string;
  readonly subsidy?: string;
  readonly savings?: string;
  readonly years: string;
  readonly grace?: string;
}

export const TWO_THOUSAND_UF: Credit = { value: '2500', savings: '500', years: '25' };

/** Monthly income, CLP, that carries the tests' credits whatever the UF of the day is. Below it, `plazo` may answer 404: no term suits. */
export const ENOUGH_ON_ANY_DAY = '9000000';
