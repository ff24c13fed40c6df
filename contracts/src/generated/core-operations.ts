/** Generated from contracts/openapi by `npm run generate`. Do not edit. */

import type { operations } from './core.ts';
import type { CoreOperationFacts } from '../api/operation.ts';

export const CORE_OPERATIONS = {
  "paridad": {
    "method": "GET",
    "path": "/api/external/paridad/",
    "acts": false,
    "publicTexts": [],
    "errorField": "errors",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ]
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
    "errorField": "errors",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ]
  },
  "seguros_desgravamen": {
    "method": "GET",
    "path": "/api/external/seguros_desgravamen/",
    "acts": false,
    "publicTexts": [
      "[].Descripcion"
    ],
    "errorField": "errors",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ]
  },
  "seguros_incendio": {
    "method": "GET",
    "path": "/api/external/seguros_incendio/",
    "acts": false,
    "publicTexts": [
      "[].Descripcion"
    ],
    "errorField": "errors",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ]
  },
  "seguros_cesantia": {
    "method": "GET",
    "path": "/api/external/seguros_cesantia/",
    "acts": false,
    "publicTexts": [
      "[].Descripcion"
    ],
    "errorField": "errors",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ]
  },
  "calc_dividendo": {
    "method": "POST",
    "path": "/api/external/calc_dividendo/",
    "acts": false,
    "publicTexts": [],
    "errorField": "errors_detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "default"
    ]
  },
  "tarifas": {
    "method": "GET",
    "path": "/api/external/tarifas/",
    "acts": false,
    "publicTexts": [],
    "errorField": "errors",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ]
  },
  "pdf_simulacion": {
    "method": "GET",
    "path": "/api/external/pdf_simulacion/",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/pdf",
    "statuses": [
      "200",
      "400",
      "401",
      "404",
      "default"
    ]
  },
  "calc_operation_costs": {
    "method": "POST",
    "path": "/simulations/api/calc_operation_costs",
    "acts": false,
    "publicTexts": [
      "[].operation_cost_description"
    ],
    "errorField": "errors_detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "default"
    ]
  },
  "tmc": {
    "method": "POST",
    "path": "/products/api/tmc",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "404",
      "default"
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
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ]
  },
  "loan_uses": {
    "method": "GET",
    "path": "/products/api/loan_uses",
    "acts": false,
    "publicTexts": [
      "[].name",
      "[].description"
    ],
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ]
  },
  "real_estate_types": {
    "method": "GET",
    "path": "/products/api/real_estate_types",
    "acts": false,
    "publicTexts": [
      "[].name"
    ],
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ]
  },
  "Tarifa": {
    "method": "POST",
    "path": "/api/tarificador/Tarifa",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "400",
      "401",
      "404",
      "default"
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
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ]
  },
  "RealEstateType": {
    "method": "GET",
    "path": "/api/tarificador/RealEstateType/",
    "acts": false,
    "publicTexts": [
      "[].name"
    ],
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ]
  },
  "get_real_estates": {
    "method": "GET",
    "path": "/api/integrations/get_real_estates/",
    "acts": false,
    "publicTexts": [
      "[].Descripcion"
    ],
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ]
  },
  "get_projects_by_real_estate": {
    "method": "GET",
    "path": "/api/integrations/get_projects_by_real_estate/{id}/",
    "acts": false,
    "publicTexts": [
      "[].Descripcion"
    ],
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "404",
      "default"
    ]
  },
  "Company": {
    "method": "GET",
    "path": "/inmobiliarias/Company/",
    "acts": false,
    "publicTexts": [
      "[].company_name"
    ],
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ]
  },
  "CompanyProject": {
    "method": "GET",
    "path": "/inmobiliarias/CompanyProject/",
    "acts": false,
    "publicTexts": [
      "[].project_name"
    ],
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ]
  },
  "CompanyLocation": {
    "method": "GET",
    "path": "/inmobiliarias/CompanyLocation/",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "credentials": "service",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ]
  },
  "last_simulation_email": {
    "method": "GET",
    "path": "/authentication/api/clients/{uuid}/last_simulation_email",
    "acts": true,
    "publicTexts": [],
    "errorField": "detail",
    "credentials": "service",
    "mediaType": null,
    "statuses": [
      "200",
      "401",
      "404",
      "default"
    ]
  },
  "token": {
    "method": "POST",
    "path": "/api/token",
    "acts": true,
    "publicTexts": [],
    "errorField": "detail",
    "credentials": "none",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ]
  },
  "user_info": {
    "method": "GET",
    "path": "/authentication/api/user/info",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "credentials": "user",
    "mediaType": "application/json",
    "statuses": [
      "200",
      "401",
      "default"
    ]
  }
} as const satisfies Record<keyof operations, CoreOperationFacts>;
