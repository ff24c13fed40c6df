/** Generated from contracts/openapi by `npm run generate`. Do not edit. */

import type { operations } from './core.ts';
import type { CoreOperationFacts } from '../api/operation.ts';

export const CORE_OPERATIONS = {
  "paridad": {
    "method": "GET",
    "path": "/api/external/paridad/",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "errors",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "catalogos_simulador": {
    "method": "GET",
    "path": "/api/external/catalogos_simulador/",
    "acts": false,
    "publicTexts": [
      "destinos[].descripcion",
      "tipos_inmuebles[].codigo_adm",
      "tipos_inmuebles[].descripcion",
      "antiguedades[].descripcion",
      "regiones[].name",
      "comunas[].name",
      "productos[].descripcion",
      "objetivos[].descripcion",
      "subsidios[].codigo",
      "subsidios[].descripcion"
    ],
    "personalHere": {},
    "errorField": "errors",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "seguros_desgravamen": {
    "method": "GET",
    "path": "/api/external/seguros_desgravamen/",
    "acts": false,
    "publicTexts": [
      "[].Descripcion"
    ],
    "personalHere": {},
    "errorField": "errors",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "seguros_incendio": {
    "method": "GET",
    "path": "/api/external/seguros_incendio/",
    "acts": false,
    "publicTexts": [
      "[].Descripcion"
    ],
    "personalHere": {},
    "errorField": "errors",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "seguros_cesantia": {
    "method": "GET",
    "path": "/api/external/seguros_cesantia/",
    "acts": false,
    "publicTexts": [
      "[].Descripcion"
    ],
    "personalHere": {},
    "errorField": "errors",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "calc_dividendo": {
    "method": "POST",
    "path": "/api/external/calc_dividendo/",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "errors_detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "default"
    ],
    "figures": [
      "DFL2",
      "antiguedad",
      "asegurados",
      "codigoSeguroCesantia",
      "codigoSubsidio",
      "codpro",
      "codsegdesg",
      "codseginc",
      "destino",
      "mesesgracia",
      "montoAsegurado",
      "montocredito",
      "objetivo",
      "participantes",
      "personalizarTasa",
      "plazototal",
      "plazovariable",
      "porcentaje",
      "tasa_seg_ces",
      "tasa_seg_des",
      "tasa_seg_inc",
      "tasasimulacion",
      "tipo_persona",
      "tipopropiedad",
      "valorpropiedad"
    ]
  },
  "tarifas": {
    "method": "GET",
    "path": "/api/external/tarifas/",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "errors",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "pdf_simulacion": {
    "method": "GET",
    "path": "/api/external/pdf_simulacion/",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/pdf",
    "statuses": [
      "200",
      "400",
      "401",
      "404",
      "default"
    ],
    "figures": []
  },
  "calc_operation_costs": {
    "method": "POST",
    "path": "/simulations/api/calc_operation_costs",
    "acts": false,
    "publicTexts": [
      "[].operation_cost_description"
    ],
    "personalHere": {},
    "errorField": "errors_detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "default"
    ],
    "figures": [
      "credit_amount",
      "estate_value",
      "has_dfl2",
      "is_social_estate",
      "subpurpose"
    ]
  },
  "tmc": {
    "method": "POST",
    "path": "/products/api/tmc",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "404",
      "default"
    ],
    "figures": [
      "amount",
      "currency",
      "period"
    ]
  },
  "products": {
    "method": "GET",
    "path": "/products/api/products",
    "acts": false,
    "publicTexts": [
      "[].name",
      "[].description"
    ],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "loan_uses": {
    "method": "GET",
    "path": "/products/api/loan_uses",
    "acts": false,
    "publicTexts": [
      "[].name",
      "[].description"
    ],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "real_estate_types": {
    "method": "GET",
    "path": "/products/api/real_estate_types",
    "acts": false,
    "publicTexts": [
      "[].name"
    ],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "Tarifa": {
    "method": "POST",
    "path": "/api/tarificador/Tarifa",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "404",
      "default"
    ],
    "figures": [
      "amount",
      "period",
      "loan_use",
      "product",
      "real_estate_type"
    ]
  },
  "Product": {
    "method": "GET",
    "path": "/api/tarificador/Product/",
    "acts": false,
    "publicTexts": [
      "[].name",
      "[].description"
    ],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "add_Product": {
    "method": "POST",
    "path": "/api/tarificador/Product/",
    "acts": true,
    "publicTexts": [
      "name",
      "description"
    ],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "409",
      "default"
    ],
    "figures": [
      "id",
      "is_active",
      "min_amount",
      "max_amount",
      "min_period",
      "max_period"
    ]
  },
  "RangePeriod": {
    "method": "GET",
    "path": "/api/tarificador/RangePeriod/",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "add_RangePeriod": {
    "method": "POST",
    "path": "/api/tarificador/RangePeriod/",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "409",
      "default"
    ],
    "figures": [
      "product",
      "min_years",
      "max_years"
    ]
  },
  "RangeAmount": {
    "method": "GET",
    "path": "/api/tarificador/RangeAmount/",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "add_RangeAmount": {
    "method": "POST",
    "path": "/api/tarificador/RangeAmount/",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "409",
      "default"
    ],
    "figures": [
      "product",
      "min_amount",
      "max_amount"
    ]
  },
  "LoanUse": {
    "method": "GET",
    "path": "/api/tarificador/LoanUse/",
    "acts": false,
    "publicTexts": [
      "[].name",
      "[].description"
    ],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "add_LoanUse": {
    "method": "POST",
    "path": "/api/tarificador/LoanUse/",
    "acts": true,
    "publicTexts": [
      "name",
      "description"
    ],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "409",
      "default"
    ],
    "figures": [
      "id"
    ]
  },
  "Tarificador": {
    "method": "GET",
    "path": "/api/tarificador/Tarificador/",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "add_Tarificador": {
    "method": "POST",
    "path": "/api/tarificador/Tarificador/",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "409",
      "default"
    ],
    "figures": []
  },
  "GroupBy": {
    "method": "GET",
    "path": "/api/tarificador/GroupBy/",
    "acts": false,
    "publicTexts": [
      "[].name"
    ],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "patch_Tarificador": {
    "method": "PATCH",
    "path": "/api/tarificador/Tarificador/{id}/",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "404",
      "409",
      "default"
    ],
    "figures": [
      "rate"
    ]
  },
  "delete_Tarificador": {
    "method": "DELETE",
    "path": "/api/tarificador/Tarificador/{id}/",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "404",
      "409",
      "default"
    ],
    "figures": []
  },
  "patch_RangePeriod": {
    "method": "PATCH",
    "path": "/api/tarificador/RangePeriod/{id}/",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "404",
      "409",
      "default"
    ],
    "figures": [
      "product",
      "min_years",
      "max_years"
    ]
  },
  "delete_RangePeriod": {
    "method": "DELETE",
    "path": "/api/tarificador/RangePeriod/{id}/",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "404",
      "409",
      "default"
    ],
    "figures": []
  },
  "patch_RangeAmount": {
    "method": "PATCH",
    "path": "/api/tarificador/RangeAmount/{id}/",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "404",
      "409",
      "default"
    ],
    "figures": [
      "product",
      "min_amount",
      "max_amount"
    ]
  },
  "delete_RangeAmount": {
    "method": "DELETE",
    "path": "/api/tarificador/RangeAmount/{id}/",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "404",
      "409",
      "default"
    ],
    "figures": []
  },
  "patch_LoanUse": {
    "method": "PATCH",
    "path": "/api/tarificador/LoanUse/{id}/",
    "acts": true,
    "publicTexts": [
      "name",
      "description"
    ],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "404",
      "409",
      "default"
    ],
    "figures": []
  },
  "delete_LoanUse": {
    "method": "DELETE",
    "path": "/api/tarificador/LoanUse/{id}/",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "404",
      "409",
      "default"
    ],
    "figures": []
  },
  "patch_Product": {
    "method": "PATCH",
    "path": "/api/tarificador/Product/{id}/",
    "acts": true,
    "publicTexts": [
      "name",
      "description"
    ],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "404",
      "409",
      "default"
    ],
    "figures": [
      "is_active",
      "min_amount",
      "max_amount",
      "min_period",
      "max_period"
    ]
  },
  "delete_Product": {
    "method": "DELETE",
    "path": "/api/tarificador/Product/{id}/",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "404",
      "409",
      "default"
    ],
    "figures": []
  },
  "RealEstateType": {
    "method": "GET",
    "path": "/api/tarificador/RealEstateType/",
    "acts": false,
    "publicTexts": [
      "[].name"
    ],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "get_real_estates": {
    "method": "GET",
    "path": "/api/integrations/get_real_estates/",
    "acts": false,
    "publicTexts": [
      "[].Descripcion"
    ],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "get_projects_by_real_estate": {
    "method": "GET",
    "path": "/api/integrations/get_projects_by_real_estate/{id}/",
    "acts": false,
    "publicTexts": [
      "[].Descripcion"
    ],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "404",
      "default"
    ],
    "figures": []
  },
  "Company": {
    "method": "GET",
    "path": "/inmobiliarias/Company/",
    "acts": false,
    "publicTexts": [
      "[].company_name"
    ],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "CompanyProject": {
    "method": "GET",
    "path": "/inmobiliarias/CompanyProject/",
    "acts": false,
    "publicTexts": [
      "[].project_name"
    ],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "CompanyLocation": {
    "method": "GET",
    "path": "/inmobiliarias/CompanyLocation/",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "last_simulation_email": {
    "method": "GET",
    "path": "/authentication/api/clients/{uuid}/last_simulation_email",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": null,
    "statuses": [
      "200",
      "401",
      "404",
      "default"
    ],
    "figures": []
  },
  "token": {
    "method": "POST",
    "path": "/api/token",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "none",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "user_info": {
    "method": "GET",
    "path": "/authentication/api/user/info",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "user",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "Application": {
    "method": "POST",
    "path": "/api/workflow/Application/",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "422",
      "default"
    ],
    "figures": [
      "managed_by"
    ]
  },
  "PropertyExtended": {
    "method": "POST",
    "path": "/api/application/PropertyExtended/",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "422",
      "default"
    ],
    "figures": []
  },
  "partakers": {
    "method": "GET",
    "path": "/api/application/PartakerExtended/",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "PartakerExtended": {
    "method": "POST",
    "path": "/api/application/PartakerExtended/",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "422",
      "default"
    ],
    "figures": []
  },
  "Income": {
    "method": "POST",
    "path": "/api/application/Income/",
    "acts": true,
    "publicTexts": [],
    "personalHere": {
      "amount": "income"
    },
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "422",
      "default"
    ],
    "figures": [
      "income_catalog",
      "partaker"
    ]
  },
  "CreditGeneralData": {
    "method": "POST",
    "path": "/api/application/CreditGeneralData/",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "422",
      "default"
    ],
    "figures": [
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
    ]
  },
  "StateVars": {
    "method": "GET",
    "path": "/api/application/StateVars/",
    "acts": false,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ],
    "figures": []
  },
  "patch_StateVars": {
    "method": "PATCH",
    "path": "/api/application/StateVars/{id}/",
    "acts": true,
    "publicTexts": [],
    "personalHere": {
      "income": "none"
    },
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "404",
      "default"
    ],
    "figures": [
      "partaker",
      "income",
      "credit_general_data",
      "property"
    ]
  },
  "Sim2Wf": {
    "method": "POST",
    "path": "/api/application/Sim2Wf",
    "acts": true,
    "publicTexts": [],
    "personalHere": {},
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "422",
      "default"
    ],
    "figures": [
      "executive"
    ]
  },
  "cmf_uf": {
    "method": "GET",
    "path": "/uf/{year}/{month}",
    "acts": false,
    "publicTexts": [
      "UFs[].Valor"
    ],
    "personalHere": {},
    "errorField": "Mensaje",
    "credentials": "none",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "404",
      "default"
    ],
    "figures": []
  },
  "cmf_uf_later": {
    "method": "GET",
    "path": "/uf/posteriores/{year}/{month}",
    "acts": false,
    "publicTexts": [
      "UFs[].Valor"
    ],
    "personalHere": {},
    "errorField": "Mensaje",
    "credentials": "none",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "404",
      "default"
    ],
    "figures": []
  },
  "cmf_tmc": {
    "method": "GET",
    "path": "/tmc/{year}/{month}",
    "acts": false,
    "publicTexts": [
      "TMCs[].Titulo",
      "TMCs[].SubTitulo",
      "TMCs[].Valor",
      "TMCs[].Tipo"
    ],
    "personalHere": {},
    "errorField": "Mensaje",
    "credentials": "none",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "404",
      "default"
    ],
    "figures": []
  }
} as const satisfies Record<keyof operations, CoreOperationFacts>;
