/** Generated from contracts/openapi by `npm run generate`. Do not edit. */

/** Examples of requests, by operation and name. */
export const CORE_EXAMPLES = {
  "calc_dividendo": {
    "smallest": {
      "montocredito": 2000,
      "valorpropiedad": 2500,
      "plazototal": 25,
      "tasasimulacion": 4.5,
      "destino": 1
    },
    "all_fields": {
      "DFL2": false,
      "Rut": "12345678-5",
      "antiguedad": 1,
      "asegurados": 1,
      "codigoSeguroCesantia": 0,
      "codigoSubsidio": 0,
      "codpro": 8,
      "codsegdesg": 3,
      "codseginc": 2,
      "destino": 1,
      "mesesgracia": 0,
      "montoAsegurado": 2000,
      "montocredito": 2000,
      "objetivo": 1,
      "participantes": 1,
      "personalizarTasa": false,
      "plazototal": 25,
      "plazovariable": 0,
      "porcentaje": 80,
      "tasa_seg_ces": 0,
      "tasa_seg_des": 0.000068,
      "tasa_seg_inc": 0.000104,
      "tasasimulacion": 4.5,
      "tipo_persona": 1,
      "tipopropiedad": 2,
      "valorpropiedad": 2500
    },
    "grace": {
      "montocredito": 2000,
      "valorpropiedad": 2500,
      "plazototal": 25,
      "tasasimulacion": 4.5,
      "destino": 1,
      "mesesgracia": 3
    },
    "above_financing": {
      "montocredito": 2300,
      "valorpropiedad": 2500,
      "plazototal": 25,
      "tasasimulacion": 4.5,
      "destino": 1
    },
    "below_minimum": {
      "montocredito": 250,
      "valorpropiedad": 2500,
      "plazototal": 25,
      "tasasimulacion": 4.5,
      "destino": 1
    }
  },
  "calc_operation_costs": {
    "sale": {
      "credit_amount": 2000,
      "estate_value": 2500,
      "has_dfl2": false,
      "is_social_estate": false,
      "subpurpose": 1
    },
    "dfl2_general": {
      "credit_amount": 2000,
      "estate_value": 2500,
      "has_dfl2": true,
      "is_social_estate": false,
      "subpurpose": 7
    },
    "refinancing": {
      "credit_amount": 2000,
      "estate_value": 2500,
      "has_dfl2": false,
      "is_social_estate": false,
      "subpurpose": 2
    }
  },
  "tmc": {
    "small_credit": {
      "amount": 2000,
      "currency": 998,
      "period": 300
    },
    "large_credit": {
      "amount": 2001,
      "currency": 998,
      "period": 300
    },
    "short_term": {
      "amount": 2000,
      "currency": 998,
      "period": 6
    }
  },
  "Tarifa": {
    "flat": {
      "amount": 2000,
      "period": 25,
      "loan_use": 1,
      "product": 8,
      "real_estate_type": 2
    },
    "no_rate": {
      "amount": 2000,
      "period": 25,
      "loan_use": 1,
      "product": 8,
      "real_estate_type": 4
    }
  },
  "add_Product": {
    "new": {
      "name": "Verde",
      "description": "Vivienda eficiente"
    }
  },
  "add_RangePeriod": {
    "new": {
      "product": 8,
      "min_years": 40,
      "max_years": 45
    }
  },
  "add_RangeAmount": {
    "new": {
      "product": 8,
      "min_amount": 20000,
      "max_amount": 30000
    }
  },
  "add_LoanUse": {
    "new": {
      "name": "Construcción",
      "description": "Construcción en terreno propio"
    }
  },
  "add_Tarificador": {
    "new": {
      "product": "8",
      "loan_use": "1",
      "real_estate_type": "1",
      "range_period": "22",
      "range_amount": "4",
      "rate": "4.6"
    }
  },
  "patch_Tarificador": {
    "same": {
      "rate": 3.98
    }
  },
  "patch_RangePeriod": {
    "same": {
      "max_years": 8
    }
  },
  "patch_RangeAmount": {
    "same": {
      "min_amount": 300
    }
  },
  "patch_LoanUse": {
    "same": {
      "description": "Compraventa"
    }
  },
  "patch_Product": {
    "same": {
      "is_active": true
    }
  },
  "token": {
    "executive": {
      "email": "ejecutivo@core.example",
      "password": "core-hipotecario"
    },
    "wrong_password": {
      "email": "ejecutivo@core.example",
      "password": "otra"
    }
  },
  "Application": {
    "new": {
      "managed_by": 35
    }
  },
  "PropertyExtended": {
    "flat": {
      "address": {
        "dependant_locality": 348,
        "thoroughfare": "*** COMPLETAR ***"
      },
      "metadata": {
        "price": 2500,
        "dfl_two": false,
        "old_type": "NW",
        "real_state_type": 2
      }
    }
  },
  "PartakerExtended": {
    "camila": {
      "partaker_type": "MA",
      "address_type": "NR",
      "client": {
        "profile": {
          "metadata": {
            "cell_phone": "+56912345678"
          },
          "vat": "12345678-5",
          "user": {
            "email": "camila.rojas@correo.example",
            "first_name": "Camila",
            "last_name": "Rojas Fuentes"
          }
        }
      }
    }
  },
  "Income": {
    "salary": {
      "months": [
        "Enero"
      ],
      "income_catalog": 1,
      "partaker": 1,
      "amount": 2100000
    }
  },
  "CreditGeneralData": {
    "purchase": {
      "rate": 4.5,
      "terms": 80,
      "price": 2500,
      "grants": 0,
      "grace": 0,
      "product": 8,
      "loan_use": 1,
      "grants_value": 0,
      "cash_amount": 500,
      "period": 25,
      "credit_amount": 2000,
      "mortgage_fee": 500000
    }
  },
  "patch_StateVars": {
    "complete": {
      "life_insurances": [
        3
      ],
      "fire_insurances": [
        2
      ],
      "unemployment_insurances": [],
      "partaker": 1,
      "income": 1,
      "credit_general_data": 1,
      "property": 1
    }
  },
  "Sim2Wf": {
    "complete": {
      "uuid": "a0000000-0000-4000-8000-000000000001",
      "simulation": "6f1d2c1e-6f3b-4c55-9d0f-2f5c0f4b7a10",
      "executive": 7
    }
  }
} as const;
