/** Generated from contracts/openapi by `npm run generate`. Do not edit. */

import type { operations } from './bff.ts';
import type { BffOperationFacts } from '../api/operation.ts';

export const BFF_OPERATIONS = {
  "live": {
    "method": "GET",
    "path": "/health/live",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "ready": {
    "method": "GET",
    "path": "/health/ready",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "token": {
    "method": "POST",
    "path": "/api/token",
    "acts": true,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "user_info": {
    "method": "GET",
    "path": "/authentication/api/user/info",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "renew_session": {
    "method": "POST",
    "path": "/api/simulador/sesion/renovar",
    "acts": true,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "close_session": {
    "method": "POST",
    "path": "/api/simulador/sesion/cerrar",
    "acts": true,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "catalogos_simulador": {
    "method": "GET",
    "path": "/api/external/catalogos_simulador",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "authenticate_user": {
    "method": "POST",
    "path": "/authentication/api/clients",
    "acts": true,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "update_contact": {
    "method": "PUT",
    "path": "/authentication/api/clients/{uuid}",
    "acts": true,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "cuadro": {
    "method": "POST",
    "path": "/api/simulador/cuadro",
    "acts": true,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "calc_dividendo": {
    "method": "POST",
    "path": "/api/external/calc_dividendo",
    "acts": true,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "get_real_estates": {
    "method": "GET",
    "path": "/api/integrations/get_real_estates",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "get_projects_by_real_estate": {
    "method": "GET",
    "path": "/api/integrations/get_projects_by_real_estate/{id}",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "Company": {
    "method": "GET",
    "path": "/inmobiliarias/Company",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "CompanyProject": {
    "method": "GET",
    "path": "/inmobiliarias/CompanyProject",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "CompanyLocation": {
    "method": "GET",
    "path": "/inmobiliarias/CompanyLocation",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "mail_simulation": {
    "method": "POST",
    "path": "/simulations/api/mail/send",
    "acts": true,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "last_simulation_email": {
    "method": "GET",
    "path": "/authentication/api/clients/{uuid}/last_simulation_email",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "calc_operation_costs": {
    "method": "POST",
    "path": "/simulations/api/calc_operation_costs",
    "acts": true,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "ops_modes": {
    "method": "GET",
    "path": "/ops/modes",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "ops_drift": {
    "method": "GET",
    "path": "/ops/drift",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "ops_shadow": {
    "method": "GET",
    "path": "/ops/shadow",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "ops_metrics": {
    "method": "GET",
    "path": "/ops/metrics",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "ops_jobs": {
    "method": "GET",
    "path": "/ops/jobs",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "paridad": {
    "method": "GET",
    "path": "/api/external/paridad",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "pdf_simulacion": {
    "method": "GET",
    "path": "/api/external/pdf_simulacion",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "seguros_desgravamen": {
    "method": "GET",
    "path": "/api/external/seguros_desgravamen",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "seguros_incendio": {
    "method": "GET",
    "path": "/api/external/seguros_incendio",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "seguros_cesantia": {
    "method": "GET",
    "path": "/api/external/seguros_cesantia",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "inicio": {
    "method": "GET",
    "path": "/api/simulador/inicio",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "comparacion": {
    "method": "POST",
    "path": "/api/simulador/comparacion",
    "acts": true,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "calc_simulation_web": {
    "method": "POST",
    "path": "/simulations/api/calc_simulation_web",
    "acts": true,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "create_web_simulation": {
    "method": "POST",
    "path": "/simulations/api/web/simulations/create",
    "acts": true,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "create_executive_simulation": {
    "method": "POST",
    "path": "/simulations/api/executive/simulations/create",
    "acts": true,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "simulation": {
    "method": "GET",
    "path": "/simulations/api/simulation/{uuid}",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "Tarifa": {
    "method": "POST",
    "path": "/api/tarificador/Tarifa",
    "acts": true,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "Product": {
    "method": "GET",
    "path": "/api/tarificador/Product",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "RealEstateType": {
    "method": "GET",
    "path": "/api/tarificador/RealEstateType",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "products": {
    "method": "GET",
    "path": "/products/api/products",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "loan_uses": {
    "method": "GET",
    "path": "/products/api/loan_uses",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "real_estate_types": {
    "method": "GET",
    "path": "/products/api/real_estate_types",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "tarifas": {
    "method": "GET",
    "path": "/api/external/tarifas",
    "acts": false,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  },
  "tmc": {
    "method": "POST",
    "path": "/products/api/tmc",
    "acts": true,
    "publicTexts": [],
    "errorField": "detail",
    "roles": []
  }
} as const satisfies Record<keyof operations, BffOperationFacts>;
