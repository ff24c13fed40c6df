/** Generated from contracts/openapi by `npm run generate`. Do not edit. */

/** Rules of usable answers beyond their schemas, by operation and code. */
export const CORE_PLAUSIBLE = {
  "catalogos_simulador": {
    "bounds": "porc_asegurable is 0 (not of tipos_inmuebles 1 and 2), or at least insurable_min_pct",
    "options": "destinos has 1, productos 8, tipos_inmuebles one that is vigente and simulador, antiguedades 1 or 2; the region of each comuna is in regiones and is the first two digits of its id, and each region has a comuna; each codigo of subsidios but that of id 0 is not blank; no id of the example (but of objetivos), of a region or of a comuna has the name or codigo of another one, unless its own begins so; no two productos, regiones, comunas of a region or tipos_inmuebles that are vigente and simulador have one name"
  },
  "seguros_desgravamen": {
    "bounds": "Tasa is 0 (not of IdentificadorSeguro 3), or between insurance_min and insurance_max and, of an id of the example, at most insurance_times its price there and at least that part of it",
    "options": "IdentificadorSeguro 3 is in the list; no two rows have one name, and no id of the example has the name of another one, unless its own name begins so"
  },
  "seguros_incendio": {
    "bounds": "Tasa is 0 (not of IdentificadorSeguro 2), or between insurance_min and insurance_max and, of an id of the example, at most insurance_times its price there and at least that part of it",
    "options": "IdentificadorSeguro 2 is in the list; no two rows have one name, and no id of the example has the name of another one, unless its own name begins so"
  },
  "seguros_cesantia": {
    "bounds": "Tasa is 0, or between insurance_min and insurance_max and, of an id of the example, at most insurance_times its price there and at least that part of it",
    "options": "IdentificadorSeguro 1 is in the list; no two rows have one name, and no id of the example has the name of another one, unless its own name begins so"
  },
  "calc_dividendo": {
    "other_question": "Plazo is plazototal, and Tasa is tasasimulacion",
    "instalments": "Cuotas is 12 × Plazo",
    "dividend": "Dividendo is as it states, by dividend_pct",
    "premiums": "SegDesg, SegInc and SegCes are as they state, by premium_pct",
    "total": "DivTotal is Dividendo + SegInc + SegDesg + SegCes, by total_uf",
    "pesos": "DivTotalPe is DivTotal × the UF of the day, by pesos_clp; while it is unknown, × any that can be a first one",
    "minimum_income": "RenMin is 4 × DivTotalPe, by minimum_income_clp",
    "total_cost": "CostoTotalUF is DivTotal × Cuotas, by total_cost_uf",
    "cae": "TasaCae is as it states for the DivTotal of the row, by cae_pct",
    "first_due": "FecVencimiento is as it states, by first_due_days",
    "costs": "TasacionUF, EstudioTitulosUF, Borrador, Notaria, CBR and ImpuestoTE are as they state, by cost_pct"
  },
  "tarifas": {
    "bounds": "rate is between tarifa_min_pct and tarifa_max_pct",
    "range_order": "min_years is below max_years, and min_amount below max_amount"
  },
  "calc_operation_costs": {
    "costs": "there are six lines, or five where the mutuo tax is 0; the sum of all is that of the arithmetic, and each line with one of its names has its amount, ignoring case, accents and extra spaces of the name, by cost_pct",
    "row_costs": "the sum of all is that of the costs in the row of calc_dividendo for the same credit, by costs_differ_uf, unless is_social_estate"
  },
  "tmc": {
    "bounds": "Valor is between tmc_min_pct and tmc_max_pct"
  },
  "products": {
    "options": "no id of productos in the example of catalogos_simulador has the name of another one, unless its own name begins so",
    "range_order": "min_period is below max_period, and min_amount below max_amount, where a row has both, and not both are 0"
  },
  "loan_uses": {
    "options": "no id of destinos in the example of catalogos_simulador has the name of another one, unless its own name begins so"
  },
  "real_estate_types": {
    "options": "no id of tipos_inmuebles in the example of catalogos_simulador has the name of another one, unless its own name begins so"
  },
  "Tarifa": {
    "bounds": "rate is between tarifa_min_pct and tarifa_max_pct",
    "maximum_rate": "rate is at most the TMC of amount and period",
    "rates_in_force": "rate is between the lowest and the highest rate in tarifas of its product, purpose, type, years and amount (ranges with both of their bounds), by tarifa_tables_pct; of its product if there is none of all these, and anything without any"
  },
  "Product": {
    "options": "no id of productos in the example of catalogos_simulador has the name of another one, unless its own name begins so",
    "range_order": "min_period is below max_period, and min_amount below max_amount, where a row has both, and not both are 0"
  },
  "RangePeriod": {
    "range_order": "min_years is below max_years"
  },
  "RangeAmount": {
    "range_order": "min_amount is below max_amount"
  },
  "LoanUse": {
    "options": "no id of destinos in the example of catalogos_simulador has the name of another one, unless its own name begins so"
  },
  "Tarificador": {
    "bounds": "rate is between tarifa_min_pct and tarifa_max_pct"
  },
  "add_Tarificador": {
    "bounds": "rate is between tarifa_min_pct and tarifa_max_pct"
  },
  "patch_Tarificador": {
    "bounds": "rate is between tarifa_min_pct and tarifa_max_pct"
  },
  "RealEstateType": {
    "options": "no id of tipos_inmuebles in the example of catalogos_simulador has the name of another one, unless its own name begins so"
  },
  "PartakerExtended": {
    "other_question": "id is that of a participant whom partakers has with the RUT, if it has any"
  }
} as const;

/** Requests that are refused although they are as in their schema, by operation and code. */
export const CORE_REFUSED = {
  "calc_dividendo": {
    "credit_range": "montocredito is below 300 or above 20,000 UF",
    "financing": "montocredito is above 90 % of valorpropiedad, by more than 0.0001 UF",
    "property_value": "valorpropiedad is 1,500 UF or less, for a destino other than 1",
    "years": "plazototal is below 5 or above 40",
    "grace": "mesesgracia is above 6",
    "rate_range": "tasasimulacion is 0, or 10 or more",
    "maximum_rate": "tasasimulacion is above the TMC of the credit",
    "rut": "Rut has another check digit than its own",
    "purpose": "destino is none of 1, 52, 70 and 72",
    "people": "asegurados or participantes is neither 1 nor 2",
    "variable_term": "plazovariable is not 0"
  },
  "Tarifa": {
    "product": "product is none of the products"
  }
} as const;

/** Tolerances and limits of those rules, by name, each from its day on. */
export const CORE_BOUNDS = {
  "total_uf": [
    {
      "since": "2026-01-01",
      "amount": 0.0004
    }
  ],
  "pesos_clp": [
    {
      "since": "2026-01-01",
      "amount": 5
    }
  ],
  "minimum_income_clp": [
    {
      "since": "2026-01-01",
      "amount": 20
    }
  ],
  "total_cost_uf": [
    {
      "since": "2026-01-01",
      "amount": 0.5
    }
  ],
  "dividend_pct": [
    {
      "since": "2026-01-01",
      "amount": 0.1
    }
  ],
  "premium_pct": [
    {
      "since": "2026-01-01",
      "amount": 0.1
    }
  ],
  "cae_pct": [
    {
      "since": "2026-01-01",
      "amount": 0.1
    }
  ],
  "cost_pct": [
    {
      "since": "2026-01-01",
      "amount": 0.1
    }
  ],
  "first_due_days": [
    {
      "since": "2026-01-01",
      "amount": 5
    }
  ],
  "costs_differ_uf": [
    {
      "since": "2026-01-01",
      "amount": 0.001
    }
  ],
  "tarifa_min_pct": [
    {
      "since": "2026-01-01",
      "amount": 0.5
    }
  ],
  "tarifa_max_pct": [
    {
      "since": "2026-01-01",
      "amount": 15
    }
  ],
  "tarifa_tables_pct": [
    {
      "since": "2026-01-01",
      "amount": 0.01
    }
  ],
  "tmc_min_pct": [
    {
      "since": "2026-01-01",
      "amount": 1
    }
  ],
  "tmc_max_pct": [
    {
      "since": "2026-01-01",
      "amount": 60
    }
  ],
  "insurance_min": [
    {
      "since": "2026-01-01",
      "amount": 0.000005
    }
  ],
  "insurable_min_pct": [
    {
      "since": "2026-01-01",
      "amount": 10
    }
  ],
  "insurance_max": [
    {
      "since": "2026-01-01",
      "amount": 0.001
    }
  ],
  "insurance_times": [
    {
      "since": "2026-01-01",
      "amount": 3
    }
  ]
} as const;
