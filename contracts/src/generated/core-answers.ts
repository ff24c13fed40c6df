/** Generated from contracts/openapi by `npm run generate`. Do not edit. */

/** Refs point into a document that validators know as `core`. */
export const CORE_SCHEMAS: Readonly<Record<string, object>> = {
  "CmfRefusal": {
    "type": "object",
    "properties": {
      "CodigoHTTP": {
        "type": [
          "integer",
          "string"
        ]
      },
      "CodigoError": {
        "type": [
          "integer",
          "string"
        ]
      },
      "Mensaje": {
        "type": "string"
      }
    }
  },
  "CmfUf": {
    "type": "object",
    "required": [
      "UFs"
    ],
    "properties": {
      "UFs": {
        "type": "array",
        "minItems": 1,
        "x-unique-by": "Fecha",
        "items": {
          "type": "object",
          "required": [
            "Fecha",
            "Valor"
          ],
          "properties": {
            "Fecha": {
              "type": "string",
              "format": "date"
            },
            "Valor": {
              "type": "string",
              "pattern": "^\\d{1,3}(\\.?\\d{3})*(,\\d{1,2})?$"
            }
          }
        }
      }
    }
  },
  "CmfTmc": {
    "type": "object",
    "required": [
      "TMCs"
    ],
    "properties": {
      "TMCs": {
        "type": "array",
        "minItems": 1,
        "items": {
          "type": "object",
          "required": [
            "Fecha",
            "Tipo",
            "Valor"
          ],
          "properties": {
            "Titulo": {
              "type": [
                "string",
                "null"
              ]
            },
            "SubTitulo": {
              "type": [
                "string",
                "null"
              ]
            },
            "Fecha": {
              "type": "string",
              "format": "date"
            },
            "Hasta": {
              "type": [
                "string",
                "null"
              ],
              "format": "date"
            },
            "Valor": {
              "type": "string",
              "pattern": "^\\d{1,3}([.,]\\d{1,4})?$"
            },
            "Tipo": {
              "type": [
                "string",
                "integer"
              ]
            }
          }
        }
      }
    }
  },
  "ErrorsBody": {
    "type": "object",
    "required": [
      "errors"
    ],
    "properties": {
      "errors": {
        "type": "string"
      }
    }
  },
  "ErrorsDetailBody": {
    "type": "object",
    "required": [
      "errors_detail"
    ],
    "properties": {
      "errors_detail": {
        "type": "string"
      }
    }
  },
  "DetailBody": {
    "type": "object",
    "required": [
      "detail"
    ],
    "properties": {
      "detail": {
        "type": "string"
      }
    }
  },
  "UfValue": {
    "type": "number",
    "exclusiveMinimum": 0,
    "maximum": 1000000
  },
  "UfAmount": {
    "type": "number",
    "minimum": 0,
    "maximum": 10000000
  },
  "PesoAmount": {
    "type": "integer",
    "minimum": 0,
    "maximum": 1000000000000
  },
  "AnnualRatePct": {
    "type": "number",
    "minimum": 0,
    "maximum": 100
  },
  "InsuranceRate": {
    "type": "number",
    "minimum": 0,
    "maximum": 0.01
  },
  "Code": {
    "type": "integer",
    "minimum": 0,
    "maximum": 2147483647
  },
  "Name": {
    "type": "string",
    "pattern": "[!-~À-ɏ]",
    "maxLength": 200
  },
  "CatalogueItem": {
    "type": "object",
    "required": [
      "id",
      "descripcion"
    ],
    "properties": {
      "id": {
        "$ref": "core#/components/schemas/Code"
      },
      "descripcion": {
        "$ref": "core#/components/schemas/Name"
      }
    }
  },
  "PropertyTypeItem": {
    "type": "object",
    "required": [
      "id",
      "codigo_adm",
      "descripcion",
      "vigente",
      "simulador",
      "porc_asegurable"
    ],
    "properties": {
      "id": {
        "$ref": "core#/components/schemas/Code"
      },
      "codigo_adm": {
        "type": "string"
      },
      "descripcion": {
        "$ref": "core#/components/schemas/Name"
      },
      "vigente": {
        "type": "boolean"
      },
      "simulador": {
        "type": "boolean"
      },
      "porc_asegurable": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      }
    }
  },
  "SubsidyItem": {
    "type": "object",
    "required": [
      "id",
      "codigo",
      "descripcion"
    ],
    "properties": {
      "id": {
        "$ref": "core#/components/schemas/Code"
      },
      "codigo": {
        "type": "string",
        "maxLength": 200
      },
      "descripcion": {
        "$ref": "core#/components/schemas/Name"
      }
    }
  },
  "Region": {
    "type": "object",
    "required": [
      "id",
      "name"
    ],
    "properties": {
      "id": {
        "type": "string",
        "pattern": "^[0-9]{2}$"
      },
      "name": {
        "$ref": "core#/components/schemas/Name"
      }
    }
  },
  "Comuna": {
    "type": "object",
    "required": [
      "id",
      "name",
      "region"
    ],
    "properties": {
      "id": {
        "type": "string",
        "pattern": "^[0-9]{5}$"
      },
      "name": {
        "$ref": "core#/components/schemas/Name"
      },
      "region": {
        "type": "string",
        "pattern": "^[0-9]{2}$"
      }
    }
  },
  "Catalogos": {
    "type": "object",
    "required": [
      "destinos",
      "tipos_inmuebles",
      "antiguedades",
      "regiones",
      "comunas",
      "productos",
      "objetivos",
      "subsidios"
    ],
    "properties": {
      "destinos": {
        "type": "array",
        "minItems": 1,
        "x-unique-by": "id",
        "items": {
          "$ref": "core#/components/schemas/CatalogueItem"
        }
      },
      "tipos_inmuebles": {
        "type": "array",
        "minItems": 1,
        "x-unique-by": "id",
        "items": {
          "$ref": "core#/components/schemas/PropertyTypeItem"
        }
      },
      "antiguedades": {
        "type": "array",
        "minItems": 1,
        "x-unique-by": "id",
        "items": {
          "$ref": "core#/components/schemas/CatalogueItem"
        }
      },
      "regiones": {
        "type": "array",
        "minItems": 1,
        "x-unique-by": "id",
        "items": {
          "$ref": "core#/components/schemas/Region"
        }
      },
      "comunas": {
        "type": "array",
        "minItems": 1,
        "x-unique-by": "id",
        "items": {
          "$ref": "core#/components/schemas/Comuna"
        }
      },
      "productos": {
        "type": "array",
        "minItems": 1,
        "x-unique-by": "id",
        "items": {
          "$ref": "core#/components/schemas/CatalogueItem"
        }
      },
      "objetivos": {
        "type": "array",
        "minItems": 1,
        "x-unique-by": "id",
        "items": {
          "$ref": "core#/components/schemas/CatalogueItem"
        }
      },
      "subsidios": {
        "type": "array",
        "minItems": 1,
        "x-unique-by": "id",
        "items": {
          "$ref": "core#/components/schemas/SubsidyItem"
        }
      }
    }
  },
  "Seguro": {
    "type": "object",
    "required": [
      "IdentificadorSeguro",
      "Descripcion",
      "Tasa"
    ],
    "properties": {
      "IdentificadorSeguro": {
        "$ref": "core#/components/schemas/Code"
      },
      "Descripcion": {
        "$ref": "core#/components/schemas/Name"
      },
      "Tasa": {
        "$ref": "core#/components/schemas/InsuranceRate"
      }
    }
  },
  "DividendoRequest": {
    "type": "object",
    "required": [
      "montocredito",
      "valorpropiedad",
      "plazototal",
      "tasasimulacion",
      "destino"
    ],
    "properties": {
      "DFL2": {
        "type": "boolean"
      },
      "Rut": {
        "type": "string",
        "maxLength": 12
      },
      "antiguedad": {
        "$ref": "core#/components/schemas/Code"
      },
      "asegurados": {
        "$ref": "core#/components/schemas/Code"
      },
      "codigoSeguroCesantia": {
        "$ref": "core#/components/schemas/Code"
      },
      "codigoSubsidio": {
        "$ref": "core#/components/schemas/Code"
      },
      "codpro": {
        "$ref": "core#/components/schemas/Code"
      },
      "codsegdesg": {
        "$ref": "core#/components/schemas/Code"
      },
      "codseginc": {
        "$ref": "core#/components/schemas/Code"
      },
      "destino": {
        "$ref": "core#/components/schemas/Code"
      },
      "mesesgracia": {
        "type": "integer",
        "minimum": 0,
        "maximum": 6
      },
      "montoAsegurado": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "montocredito": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "objetivo": {
        "$ref": "core#/components/schemas/Code"
      },
      "participantes": {
        "$ref": "core#/components/schemas/Code"
      },
      "personalizarTasa": {
        "type": "boolean"
      },
      "plazototal": {
        "type": "integer",
        "minimum": 5,
        "maximum": 40
      },
      "plazovariable": {
        "$ref": "core#/components/schemas/Code"
      },
      "porcentaje": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "tasa_seg_ces": {
        "$ref": "core#/components/schemas/InsuranceRate"
      },
      "tasa_seg_des": {
        "$ref": "core#/components/schemas/InsuranceRate"
      },
      "tasa_seg_inc": {
        "$ref": "core#/components/schemas/InsuranceRate"
      },
      "tasasimulacion": {
        "$ref": "core#/components/schemas/AnnualRatePct"
      },
      "tipo_persona": {
        "$ref": "core#/components/schemas/Code"
      },
      "tipopropiedad": {
        "$ref": "core#/components/schemas/Code"
      },
      "valorpropiedad": {
        "$ref": "core#/components/schemas/UfAmount"
      }
    }
  },
  "DividendoRow": {
    "type": "object",
    "required": [
      "Plazo",
      "Tasa",
      "TasaCae",
      "Dividendo",
      "SegInc",
      "SegDesg",
      "SegCes",
      "DivTotal",
      "DivTotalPe",
      "CostoTotalUF",
      "RenMin",
      "FecVencimiento",
      "Cuotas",
      "TasacionUF",
      "EstudioTitulosUF",
      "Borrador",
      "Notaria",
      "CBR",
      "ImpuestoTE"
    ],
    "properties": {
      "Plazo": {
        "type": "integer",
        "minimum": 1,
        "maximum": 40
      },
      "Tasa": {
        "$ref": "core#/components/schemas/AnnualRatePct"
      },
      "TasaCae": {
        "$ref": "core#/components/schemas/AnnualRatePct"
      },
      "Dividendo": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "SegInc": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "SegDesg": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "SegCes": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "DivTotal": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "DivTotalPe": {
        "$ref": "core#/components/schemas/PesoAmount"
      },
      "CostoTotalUF": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "RenMin": {
        "$ref": "core#/components/schemas/PesoAmount"
      },
      "FecVencimiento": {
        "type": "string",
        "format": "date"
      },
      "Cuotas": {
        "type": "integer",
        "minimum": 1,
        "maximum": 480
      },
      "TasacionUF": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "EstudioTitulosUF": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "Borrador": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "Notaria": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "CBR": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "ImpuestoTE": {
        "$ref": "core#/components/schemas/UfAmount"
      }
    }
  },
  "DividendoAnswer": {
    "type": "object",
    "required": [
      "salida"
    ],
    "properties": {
      "salida": {
        "type": "array",
        "minItems": 1,
        "items": {
          "$ref": "core#/components/schemas/DividendoRow"
        }
      }
    }
  },
  "OperationCostsRequest": {
    "type": "object",
    "required": [
      "credit_amount",
      "estate_value",
      "has_dfl2",
      "is_social_estate",
      "subpurpose"
    ],
    "properties": {
      "credit_amount": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "estate_value": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "has_dfl2": {
        "type": "boolean"
      },
      "is_social_estate": {
        "type": "boolean"
      },
      "subpurpose": {
        "type": "integer",
        "enum": [
          1,
          2,
          7
        ]
      }
    }
  },
  "OperationCost": {
    "type": "object",
    "required": [
      "operation_cost_description",
      "amount_uf"
    ],
    "properties": {
      "operation_cost_description": {
        "$ref": "core#/components/schemas/Name"
      },
      "amount_uf": {
        "$ref": "core#/components/schemas/UfAmount"
      }
    }
  },
  "TmcRequest": {
    "type": "object",
    "required": [
      "amount",
      "currency",
      "period"
    ],
    "properties": {
      "amount": {
        "type": "number",
        "minimum": 0,
        "maximum": 1000000000000
      },
      "currency": {
        "type": "integer",
        "enum": [
          998,
          999
        ]
      },
      "period": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1200
      }
    }
  },
  "TmcAnswer": {
    "type": "object",
    "required": [
      "Valor"
    ],
    "properties": {
      "Valor": {
        "type": "number",
        "exclusiveMinimum": 0,
        "maximum": 100
      }
    }
  },
  "TarifaRequest": {
    "type": "object",
    "required": [
      "amount",
      "period",
      "loan_use",
      "product",
      "real_estate_type"
    ],
    "properties": {
      "amount": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "period": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "loan_use": {
        "$ref": "core#/components/schemas/Code"
      },
      "product": {
        "$ref": "core#/components/schemas/Code"
      },
      "real_estate_type": {
        "$ref": "core#/components/schemas/Code"
      }
    }
  },
  "TarifaAnswer": {
    "type": "object",
    "required": [
      "rate"
    ],
    "properties": {
      "rate": {
        "type": "number",
        "exclusiveMinimum": 0,
        "maximum": 100
      }
    }
  },
  "Product": {
    "type": "object",
    "required": [
      "id",
      "name"
    ],
    "properties": {
      "id": {
        "$ref": "core#/components/schemas/Code"
      },
      "name": {
        "$ref": "core#/components/schemas/Name"
      },
      "description": {
        "type": "string"
      },
      "is_active": {
        "type": "boolean"
      },
      "is_range_amount_valid": {
        "type": "boolean"
      },
      "is_range_valid_period": {
        "type": "boolean"
      },
      "min_amount": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "max_amount": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "min_period": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "max_period": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      }
    }
  },
  "LoanUse": {
    "type": "object",
    "required": [
      "id",
      "name"
    ],
    "properties": {
      "id": {
        "$ref": "core#/components/schemas/Code"
      },
      "name": {
        "$ref": "core#/components/schemas/Name"
      },
      "description": {
        "type": "string"
      }
    }
  },
  "RealEstateType": {
    "type": "object",
    "required": [
      "id",
      "name"
    ],
    "properties": {
      "id": {
        "$ref": "core#/components/schemas/Code"
      },
      "name": {
        "$ref": "core#/components/schemas/Name"
      }
    }
  },
  "NewProduct": {
    "type": "object",
    "required": [
      "name"
    ],
    "properties": {
      "id": {
        "$ref": "core#/components/schemas/Code"
      },
      "name": {
        "$ref": "core#/components/schemas/Name"
      },
      "description": {
        "type": "string"
      },
      "is_active": {
        "type": "boolean"
      },
      "min_amount": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "max_amount": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "min_period": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "max_period": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      }
    }
  },
  "ProductChange": {
    "type": "object",
    "minProperties": 1,
    "properties": {
      "name": {
        "$ref": "core#/components/schemas/Name"
      },
      "description": {
        "type": "string"
      },
      "is_active": {
        "type": "boolean"
      },
      "min_amount": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "max_amount": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "min_period": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "max_period": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      }
    }
  },
  "NewLoanUse": {
    "type": "object",
    "required": [
      "name"
    ],
    "properties": {
      "id": {
        "$ref": "core#/components/schemas/Code"
      },
      "name": {
        "$ref": "core#/components/schemas/Name"
      },
      "description": {
        "type": "string"
      }
    }
  },
  "LoanUseChange": {
    "type": "object",
    "minProperties": 1,
    "properties": {
      "name": {
        "$ref": "core#/components/schemas/Name"
      },
      "description": {
        "type": "string"
      }
    }
  },
  "RangePeriod": {
    "type": "object",
    "required": [
      "id",
      "product",
      "min_years",
      "max_years"
    ],
    "properties": {
      "id": {
        "$ref": "core#/components/schemas/Code"
      },
      "product": {
        "$ref": "core#/components/schemas/Code"
      },
      "min_years": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "max_years": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      }
    }
  },
  "NewRangePeriod": {
    "type": "object",
    "required": [
      "product",
      "min_years",
      "max_years"
    ],
    "properties": {
      "product": {
        "$ref": "core#/components/schemas/Code"
      },
      "min_years": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "max_years": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      }
    }
  },
  "RangePeriodChange": {
    "type": "object",
    "minProperties": 1,
    "properties": {
      "product": {
        "$ref": "core#/components/schemas/Code"
      },
      "min_years": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "max_years": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      }
    }
  },
  "RangeAmount": {
    "type": "object",
    "required": [
      "id",
      "product",
      "min_amount",
      "max_amount"
    ],
    "properties": {
      "id": {
        "$ref": "core#/components/schemas/Code"
      },
      "product": {
        "$ref": "core#/components/schemas/Code"
      },
      "min_amount": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "max_amount": {
        "$ref": "core#/components/schemas/UfAmount"
      }
    }
  },
  "NewRangeAmount": {
    "type": "object",
    "required": [
      "product",
      "min_amount",
      "max_amount"
    ],
    "properties": {
      "product": {
        "$ref": "core#/components/schemas/Code"
      },
      "min_amount": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "max_amount": {
        "$ref": "core#/components/schemas/UfAmount"
      }
    }
  },
  "RangeAmountChange": {
    "type": "object",
    "minProperties": 1,
    "properties": {
      "product": {
        "$ref": "core#/components/schemas/Code"
      },
      "min_amount": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "max_amount": {
        "$ref": "core#/components/schemas/UfAmount"
      }
    }
  },
  "Rate": {
    "type": "object",
    "required": [
      "id",
      "product",
      "loan_use",
      "real_estate_type",
      "range_period",
      "range_amount",
      "rate"
    ],
    "properties": {
      "id": {
        "$ref": "core#/components/schemas/Code"
      },
      "product": {
        "$ref": "core#/components/schemas/Code"
      },
      "loan_use": {
        "$ref": "core#/components/schemas/Code"
      },
      "real_estate_type": {
        "$ref": "core#/components/schemas/Code"
      },
      "range_period": {
        "$ref": "core#/components/schemas/Code"
      },
      "range_amount": {
        "$ref": "core#/components/schemas/Code"
      },
      "rate": {
        "type": "number",
        "exclusiveMinimum": 0,
        "maximum": 100
      }
    }
  },
  "NewTarificador": {
    "type": "object",
    "required": [
      "product",
      "loan_use",
      "real_estate_type",
      "range_period",
      "range_amount",
      "rate"
    ],
    "properties": {
      "product": {
        "$ref": "core#/components/schemas/CodeText"
      },
      "loan_use": {
        "$ref": "core#/components/schemas/CodeText"
      },
      "real_estate_type": {
        "$ref": "core#/components/schemas/CodeText"
      },
      "range_period": {
        "$ref": "core#/components/schemas/CodeText"
      },
      "range_amount": {
        "$ref": "core#/components/schemas/CodeText"
      },
      "rate": {
        "type": "string",
        "pattern": "^\\d{1,2}(\\.\\d{1,4})?$"
      }
    }
  },
  "CodeText": {
    "type": "string",
    "pattern": "^\\d{1,10}$"
  },
  "TarificadorChange": {
    "type": "object",
    "required": [
      "rate"
    ],
    "properties": {
      "rate": {
        "type": "number",
        "exclusiveMinimum": 0,
        "maximum": 100
      }
    }
  },
  "RateGroup": {
    "type": "object",
    "required": [
      "id",
      "name",
      "loan_use",
      "real_estate_types"
    ],
    "properties": {
      "id": {
        "$ref": "core#/components/schemas/Code"
      },
      "name": {
        "$ref": "core#/components/schemas/Name"
      },
      "loan_use": {
        "type": "array",
        "uniqueItems": true,
        "items": {
          "type": "integer",
          "$ref": "core#/components/schemas/Code"
        }
      },
      "real_estate_types": {
        "type": "array",
        "uniqueItems": true,
        "items": {
          "type": "integer",
          "$ref": "core#/components/schemas/Code"
        }
      }
    }
  },
  "RateInForce": {
    "type": "object",
    "required": [
      "id",
      "product",
      "loan_use",
      "real_estate_type",
      "min_years",
      "max_years",
      "min_amount",
      "max_amount",
      "rate"
    ],
    "properties": {
      "id": {
        "$ref": "core#/components/schemas/Code"
      },
      "product": {
        "$ref": "core#/components/schemas/Code"
      },
      "loan_use": {
        "$ref": "core#/components/schemas/Code"
      },
      "real_estate_type": {
        "$ref": "core#/components/schemas/Code"
      },
      "min_years": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "max_years": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "min_amount": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "max_amount": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "rate": {
        "type": "number",
        "exclusiveMinimum": 0,
        "maximum": 100
      }
    }
  },
  "IdentifiedName": {
    "type": "object",
    "required": [
      "Id",
      "Descripcion"
    ],
    "properties": {
      "Id": {
        "$ref": "core#/components/schemas/Code"
      },
      "Descripcion": {
        "$ref": "core#/components/schemas/Name"
      }
    }
  },
  "Company": {
    "type": "object",
    "required": [
      "id",
      "company_name"
    ],
    "properties": {
      "id": {
        "$ref": "core#/components/schemas/Code"
      },
      "company_name": {
        "$ref": "core#/components/schemas/Name"
      }
    }
  },
  "CompanyProject": {
    "type": "object",
    "required": [
      "id",
      "project_name",
      "company_locations"
    ],
    "properties": {
      "id": {
        "$ref": "core#/components/schemas/Code"
      },
      "project_name": {
        "$ref": "core#/components/schemas/Name"
      },
      "company_locations": {
        "type": "array",
        "items": {
          "$ref": "core#/components/schemas/Code"
        }
      }
    }
  },
  "CompanyLocation": {
    "type": "object",
    "required": [
      "id",
      "company"
    ],
    "properties": {
      "id": {
        "$ref": "core#/components/schemas/Code"
      },
      "company": {
        "$ref": "core#/components/schemas/Code"
      },
      "comuna": {
        "type": "string",
        "pattern": "^[0-9]{5}$"
      }
    }
  },
  "WorkflowRefusal": {
    "type": "object",
    "required": [
      "detail"
    ],
    "properties": {
      "detail": {
        "type": "string"
      },
      "code": {
        "type": "string",
        "enum": [
          "email_taken",
          "vat_taken",
          "email_and_vat_taken",
          "pdf_critical_error"
        ]
      }
    }
  },
  "Made": {
    "type": "object",
    "required": [
      "id"
    ],
    "properties": {
      "id": {
        "$ref": "core#/components/schemas/MadeId"
      }
    }
  },
  "MadeId": {
    "type": "integer",
    "minimum": 1,
    "maximum": 2147483647
  },
  "ApplicationRequest": {
    "type": "object",
    "required": [
      "managed_by"
    ],
    "properties": {
      "managed_by": {
        "$ref": "core#/components/schemas/Code"
      }
    }
  },
  "Application": {
    "type": "object",
    "required": [
      "uuid"
    ],
    "properties": {
      "uuid": {
        "type": "string",
        "format": "uuid"
      }
    }
  },
  "PropertyExtended": {
    "type": "object",
    "required": [
      "address",
      "metadata"
    ],
    "properties": {
      "address": {
        "type": "object",
        "required": [
          "dependant_locality",
          "thoroughfare"
        ],
        "properties": {
          "dependant_locality": {
            "$ref": "core#/components/schemas/Code"
          },
          "thoroughfare": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200
          }
        }
      },
      "metadata": {
        "type": "object",
        "required": [
          "price",
          "dfl_two",
          "old_type",
          "real_state_type"
        ],
        "properties": {
          "price": {
            "$ref": "core#/components/schemas/UfAmount"
          },
          "dfl_two": {
            "type": "boolean"
          },
          "old_type": {
            "type": "string",
            "enum": [
              "OD",
              "NW"
            ]
          },
          "real_state_type": {
            "$ref": "core#/components/schemas/Code"
          }
        }
      }
    }
  },
  "PartakerExtended": {
    "type": "object",
    "required": [
      "partaker_type",
      "address_type",
      "client"
    ],
    "properties": {
      "partaker_type": {
        "type": "string",
        "enum": [
          "MA"
        ]
      },
      "address_type": {
        "type": "string",
        "enum": [
          "NR"
        ]
      },
      "client": {
        "type": "object",
        "required": [
          "profile"
        ],
        "properties": {
          "profile": {
            "type": "object",
            "required": [
              "metadata",
              "vat",
              "user"
            ],
            "properties": {
              "metadata": {
                "type": "object",
                "required": [
                  "cell_phone"
                ],
                "properties": {
                  "cell_phone": {
                    "type": [
                      "string",
                      "null"
                    ],
                    "maxLength": 20
                  }
                }
              },
              "vat": {
                "type": "string",
                "minLength": 3,
                "maxLength": 12
              },
              "user": {
                "type": "object",
                "required": [
                  "email",
                  "first_name",
                  "last_name"
                ],
                "properties": {
                  "email": {
                    "type": "string",
                    "minLength": 3,
                    "maxLength": 254
                  },
                  "first_name": {
                    "type": "string",
                    "minLength": 1,
                    "maxLength": 100
                  },
                  "last_name": {
                    "type": "string",
                    "minLength": 1,
                    "maxLength": 100
                  }
                }
              }
            }
          }
        }
      }
    }
  },
  "Partaker": {
    "type": "object",
    "required": [
      "id",
      "client"
    ],
    "properties": {
      "id": {
        "$ref": "core#/components/schemas/MadeId"
      },
      "client": {
        "type": "object",
        "required": [
          "profile"
        ],
        "properties": {
          "profile": {
            "type": "object",
            "required": [
              "vat",
              "user"
            ],
            "properties": {
              "vat": {
                "type": "string"
              },
              "user": {
                "type": "object",
                "required": [
                  "email"
                ],
                "properties": {
                  "email": {
                    "type": "string"
                  }
                }
              }
            }
          }
        }
      }
    }
  },
  "Income": {
    "type": "object",
    "required": [
      "months",
      "income_catalog",
      "partaker",
      "amount"
    ],
    "properties": {
      "months": {
        "type": "array",
        "minItems": 1,
        "items": {
          "type": "string"
        }
      },
      "income_catalog": {
        "$ref": "core#/components/schemas/Code"
      },
      "partaker": {
        "$ref": "core#/components/schemas/Code"
      },
      "amount": {
        "$ref": "core#/components/schemas/PesoAmount"
      }
    }
  },
  "CreditGeneralData": {
    "type": "object",
    "required": [
      "rate",
      "terms",
      "price",
      "grants",
      "grace",
      "product",
      "loan_use",
      "grants_value",
      "cash_amount",
      "period",
      "credit_amount",
      "mortgage_fee"
    ],
    "properties": {
      "rate": {
        "$ref": "core#/components/schemas/AnnualRatePct"
      },
      "terms": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "price": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "grants": {
        "$ref": "core#/components/schemas/Code"
      },
      "grace": {
        "type": "integer",
        "minimum": 0,
        "maximum": 6
      },
      "product": {
        "$ref": "core#/components/schemas/Code"
      },
      "loan_use": {
        "$ref": "core#/components/schemas/Code"
      },
      "grants_value": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "cash_amount": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "period": {
        "type": "number",
        "minimum": 0,
        "maximum": 100
      },
      "credit_amount": {
        "$ref": "core#/components/schemas/UfAmount"
      },
      "mortgage_fee": {
        "$ref": "core#/components/schemas/PesoAmount"
      }
    }
  },
  "StateVars": {
    "type": "object",
    "required": [
      "id",
      "application"
    ],
    "properties": {
      "id": {
        "$ref": "core#/components/schemas/MadeId"
      },
      "application": {
        "type": "string",
        "format": "uuid"
      }
    }
  },
  "StateVarsChange": {
    "type": "object",
    "required": [
      "life_insurances",
      "fire_insurances",
      "unemployment_insurances",
      "partaker",
      "income",
      "credit_general_data",
      "property"
    ],
    "properties": {
      "life_insurances": {
        "type": "array",
        "items": {
          "$ref": "core#/components/schemas/Code"
        }
      },
      "fire_insurances": {
        "type": "array",
        "items": {
          "$ref": "core#/components/schemas/Code"
        }
      },
      "unemployment_insurances": {
        "type": "array",
        "items": {
          "$ref": "core#/components/schemas/Code"
        }
      },
      "partaker": {
        "$ref": "core#/components/schemas/Code"
      },
      "income": {
        "$ref": "core#/components/schemas/Code"
      },
      "credit_general_data": {
        "$ref": "core#/components/schemas/Code"
      },
      "property": {
        "$ref": "core#/components/schemas/Code"
      }
    }
  },
  "Sim2Wf": {
    "type": "object",
    "required": [
      "uuid",
      "simulation",
      "executive"
    ],
    "properties": {
      "uuid": {
        "type": "string",
        "format": "uuid"
      },
      "simulation": {
        "type": "string",
        "format": "uuid"
      },
      "executive": {
        "$ref": "core#/components/schemas/Code"
      }
    }
  }
};

/** Schemas of JSON answers, by operation and status. */
export const CORE_ANSWERS: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  "paridad": {
    "200": {
      "$ref": "core#/components/schemas/UfValue"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/ErrorsBody"
    }
  },
  "catalogos_simulador": {
    "200": {
      "$ref": "core#/components/schemas/Catalogos"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/ErrorsBody"
    }
  },
  "seguros_desgravamen": {
    "200": {
      "type": "array",
      "minItems": 1,
      "x-unique-by": "IdentificadorSeguro",
      "items": {
        "$ref": "core#/components/schemas/Seguro"
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/ErrorsBody"
    }
  },
  "seguros_incendio": {
    "200": {
      "type": "array",
      "minItems": 1,
      "x-unique-by": "IdentificadorSeguro",
      "items": {
        "$ref": "core#/components/schemas/Seguro"
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/ErrorsBody"
    }
  },
  "seguros_cesantia": {
    "200": {
      "type": "array",
      "minItems": 1,
      "x-unique-by": "IdentificadorSeguro",
      "items": {
        "$ref": "core#/components/schemas/Seguro"
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/ErrorsBody"
    }
  },
  "calc_dividendo": {
    "200": {
      "$ref": "core#/components/schemas/DividendoAnswer"
    },
    "400": {
      "$ref": "core#/components/schemas/ErrorsDetailBody"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/ErrorsDetailBody"
    }
  },
  "tarifas": {
    "200": {
      "type": "array",
      "x-unique-by": "id",
      "items": {
        "$ref": "core#/components/schemas/RateInForce"
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/ErrorsBody"
    }
  },
  "pdf_simulacion": {
    "400": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "404": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "calc_operation_costs": {
    "200": {
      "type": "array",
      "minItems": 5,
      "x-unique-by": "operation_cost_description",
      "items": {
        "$ref": "core#/components/schemas/OperationCost"
      }
    },
    "400": {
      "$ref": "core#/components/schemas/ErrorsDetailBody"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/ErrorsDetailBody"
    }
  },
  "tmc": {
    "200": {
      "$ref": "core#/components/schemas/TmcAnswer"
    },
    "400": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "404": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "products": {
    "200": {
      "type": "array",
      "minItems": 1,
      "x-unique-by": "id",
      "items": {
        "$ref": "core#/components/schemas/Product"
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "loan_uses": {
    "200": {
      "type": "array",
      "minItems": 1,
      "x-unique-by": "id",
      "items": {
        "$ref": "core#/components/schemas/LoanUse"
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "real_estate_types": {
    "200": {
      "type": "array",
      "minItems": 1,
      "x-unique-by": "id",
      "items": {
        "$ref": "core#/components/schemas/RealEstateType"
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "Tarifa": {
    "200": {
      "$ref": "core#/components/schemas/TarifaAnswer"
    },
    "400": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "404": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "Product": {
    "200": {
      "type": "array",
      "minItems": 1,
      "x-unique-by": "id",
      "items": {
        "$ref": "core#/components/schemas/Product"
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "add_Product": {
    "200": {
      "$ref": "core#/components/schemas/Product"
    },
    "400": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "409": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "RangePeriod": {
    "200": {
      "type": "array",
      "x-unique-by": "id",
      "items": {
        "$ref": "core#/components/schemas/RangePeriod"
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "add_RangePeriod": {
    "200": {
      "$ref": "core#/components/schemas/RangePeriod"
    },
    "400": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "409": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "RangeAmount": {
    "200": {
      "type": "array",
      "x-unique-by": "id",
      "items": {
        "$ref": "core#/components/schemas/RangeAmount"
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "add_RangeAmount": {
    "200": {
      "$ref": "core#/components/schemas/RangeAmount"
    },
    "400": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "409": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "LoanUse": {
    "200": {
      "type": "array",
      "x-unique-by": "id",
      "items": {
        "$ref": "core#/components/schemas/LoanUse"
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "add_LoanUse": {
    "200": {
      "$ref": "core#/components/schemas/LoanUse"
    },
    "400": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "409": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "Tarificador": {
    "200": {
      "type": "array",
      "x-unique-by": "id",
      "items": {
        "$ref": "core#/components/schemas/Rate"
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "add_Tarificador": {
    "200": {
      "$ref": "core#/components/schemas/Rate"
    },
    "400": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "409": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "GroupBy": {
    "200": {
      "type": "array",
      "x-unique-by": "id",
      "items": {
        "$ref": "core#/components/schemas/RateGroup"
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "patch_Tarificador": {
    "200": {
      "$ref": "core#/components/schemas/Rate"
    },
    "400": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "404": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "409": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "delete_Tarificador": {
    "200": {
      "$ref": "core#/components/schemas/Made"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "404": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "409": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "patch_RangePeriod": {
    "200": {
      "$ref": "core#/components/schemas/RangePeriod"
    },
    "400": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "404": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "409": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "delete_RangePeriod": {
    "200": {
      "$ref": "core#/components/schemas/Made"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "404": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "409": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "patch_RangeAmount": {
    "200": {
      "$ref": "core#/components/schemas/RangeAmount"
    },
    "400": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "404": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "409": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "delete_RangeAmount": {
    "200": {
      "$ref": "core#/components/schemas/Made"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "404": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "409": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "patch_LoanUse": {
    "200": {
      "$ref": "core#/components/schemas/LoanUse"
    },
    "400": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "404": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "409": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "delete_LoanUse": {
    "200": {
      "$ref": "core#/components/schemas/Made"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "404": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "409": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "patch_Product": {
    "200": {
      "$ref": "core#/components/schemas/Product"
    },
    "400": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "404": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "409": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "delete_Product": {
    "200": {
      "$ref": "core#/components/schemas/Made"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "404": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "409": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "RealEstateType": {
    "200": {
      "type": "array",
      "minItems": 1,
      "x-unique-by": "id",
      "items": {
        "$ref": "core#/components/schemas/RealEstateType"
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "get_real_estates": {
    "200": {
      "type": "array",
      "minItems": 1,
      "x-unique-by": "Id",
      "items": {
        "$ref": "core#/components/schemas/IdentifiedName"
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "get_projects_by_real_estate": {
    "200": {
      "type": "array",
      "x-unique-by": "Id",
      "items": {
        "$ref": "core#/components/schemas/IdentifiedName"
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "404": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "Company": {
    "200": {
      "type": "array",
      "minItems": 1,
      "x-unique-by": "id",
      "items": {
        "$ref": "core#/components/schemas/Company"
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "CompanyProject": {
    "200": {
      "type": "array",
      "x-unique-by": "id",
      "items": {
        "$ref": "core#/components/schemas/CompanyProject"
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "CompanyLocation": {
    "200": {
      "type": "array",
      "x-unique-by": "id",
      "items": {
        "$ref": "core#/components/schemas/CompanyLocation"
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "last_simulation_email": {
    "200": {
      "type": "object",
      "properties": {
        "detail": {
          "type": "string"
        }
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "404": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "token": {
    "200": {
      "type": "object",
      "required": [
        "access"
      ],
      "properties": {
        "access": {
          "type": "string",
          "pattern": "^[!-~]+$",
          "maxLength": 8192
        }
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "user_info": {
    "200": {
      "type": "object",
      "required": [
        "id",
        "email",
        "full_name",
        "bank_role"
      ],
      "properties": {
        "id": {
          "type": "integer",
          "minimum": 1,
          "exclusiveMaximum": 9007199254740992
        },
        "email": {
          "type": "string",
          "minLength": 3,
          "maxLength": 254
        },
        "full_name": {
          "type": "string",
          "pattern": "[A-Za-zÀ-ɏ]",
          "maxLength": 120
        },
        "bank_role": {
          "type": "string",
          "maxLength": 40
        }
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/DetailBody"
    }
  },
  "Application": {
    "200": {
      "$ref": "core#/components/schemas/Application"
    },
    "400": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "422": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    },
    "default": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    }
  },
  "PropertyExtended": {
    "200": {
      "$ref": "core#/components/schemas/Made"
    },
    "400": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "422": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    },
    "default": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    }
  },
  "partakers": {
    "200": {
      "type": "array",
      "items": {
        "$ref": "core#/components/schemas/Partaker"
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    }
  },
  "PartakerExtended": {
    "200": {
      "$ref": "core#/components/schemas/Made"
    },
    "400": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "422": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    },
    "default": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    }
  },
  "Income": {
    "200": {
      "$ref": "core#/components/schemas/Made"
    },
    "400": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "422": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    },
    "default": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    }
  },
  "CreditGeneralData": {
    "200": {
      "$ref": "core#/components/schemas/Made"
    },
    "400": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "422": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    },
    "default": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    }
  },
  "StateVars": {
    "200": {
      "type": "array",
      "maxItems": 1,
      "items": {
        "$ref": "core#/components/schemas/StateVars"
      }
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "default": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    }
  },
  "patch_StateVars": {
    "200": {
      "$ref": "core#/components/schemas/Made"
    },
    "400": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "404": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    },
    "default": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    }
  },
  "Sim2Wf": {
    "200": {
      "type": "object",
      "required": [
        "request"
      ],
      "properties": {
        "request": {
          "$ref": "core#/components/schemas/MadeId"
        }
      }
    },
    "400": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    },
    "401": {
      "$ref": "core#/components/schemas/DetailBody"
    },
    "422": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    },
    "default": {
      "$ref": "core#/components/schemas/WorkflowRefusal"
    }
  },
  "cmf_uf": {
    "200": {
      "$ref": "core#/components/schemas/CmfUf"
    },
    "404": {
      "$ref": "core#/components/schemas/CmfRefusal"
    },
    "default": {
      "$ref": "core#/components/schemas/CmfRefusal"
    }
  },
  "cmf_uf_later": {
    "200": {
      "$ref": "core#/components/schemas/CmfUf"
    },
    "404": {
      "$ref": "core#/components/schemas/CmfRefusal"
    },
    "default": {
      "$ref": "core#/components/schemas/CmfRefusal"
    }
  },
  "cmf_tmc": {
    "200": {
      "$ref": "core#/components/schemas/CmfTmc"
    },
    "404": {
      "$ref": "core#/components/schemas/CmfRefusal"
    },
    "default": {
      "$ref": "core#/components/schemas/CmfRefusal"
    }
  }
};

/** Schemas of request bodies, by operation. */
export const CORE_BODIES: Readonly<Record<string, object>> = {
  "calc_dividendo": {
    "$ref": "core#/components/schemas/DividendoRequest"
  },
  "calc_operation_costs": {
    "$ref": "core#/components/schemas/OperationCostsRequest"
  },
  "tmc": {
    "$ref": "core#/components/schemas/TmcRequest"
  },
  "Tarifa": {
    "$ref": "core#/components/schemas/TarifaRequest"
  },
  "add_Product": {
    "$ref": "core#/components/schemas/NewProduct"
  },
  "add_RangePeriod": {
    "$ref": "core#/components/schemas/NewRangePeriod"
  },
  "add_RangeAmount": {
    "$ref": "core#/components/schemas/NewRangeAmount"
  },
  "add_LoanUse": {
    "$ref": "core#/components/schemas/NewLoanUse"
  },
  "add_Tarificador": {
    "$ref": "core#/components/schemas/NewTarificador"
  },
  "patch_Tarificador": {
    "$ref": "core#/components/schemas/TarificadorChange"
  },
  "patch_RangePeriod": {
    "$ref": "core#/components/schemas/RangePeriodChange"
  },
  "patch_RangeAmount": {
    "$ref": "core#/components/schemas/RangeAmountChange"
  },
  "patch_LoanUse": {
    "$ref": "core#/components/schemas/LoanUseChange"
  },
  "patch_Product": {
    "$ref": "core#/components/schemas/ProductChange"
  },
  "token": {
    "type": "object",
    "required": [
      "email",
      "password"
    ],
    "properties": {
      "email": {
        "type": "string"
      },
      "password": {
        "type": "string"
      }
    }
  },
  "Application": {
    "$ref": "core#/components/schemas/ApplicationRequest"
  },
  "PropertyExtended": {
    "$ref": "core#/components/schemas/PropertyExtended"
  },
  "PartakerExtended": {
    "$ref": "core#/components/schemas/PartakerExtended"
  },
  "Income": {
    "$ref": "core#/components/schemas/Income"
  },
  "CreditGeneralData": {
    "$ref": "core#/components/schemas/CreditGeneralData"
  },
  "patch_StateVars": {
    "$ref": "core#/components/schemas/StateVarsChange"
  },
  "Sim2Wf": {
    "$ref": "core#/components/schemas/Sim2Wf"
  }
};
